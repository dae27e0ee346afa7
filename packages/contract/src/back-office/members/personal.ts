/** What is personal about a member: masked for every eye, clear one by one for a reason. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { id } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

/** What is bound or said about oneself, in the order of the card. */
export const personalFields = [
  'payeeName',
  'birthday',
  'mobile',
  'email',
  'idNumber',
  'nationality',
  'placeOfBirth',
  'occupation',
  'sourceOfIncome',
  'currentAddress',
  'permanentAddress',
  'whatsapp',
  'telegram',
  'facebook',
  'line',
  'zalo',
  'wechat',
  'qqNum',
] as const;

/** One of the fields, or of a number money is paid to and who holds it: `payout:<its id>`. */
const ofAccount = '(?:payout|holder):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const personalKey = z.string().regex(new RegExp(`^(?:${personalFields.join('|')}|${ofAccount})$`));

const personalItem = z.object({
  key: personalKey,
  /** Enough to recognise it by, and no more. */
  masked: z.string(),
  /** The bank or the network of a payout account. */
  provider: z.string().nullable(),
  /** A payout account the member has taken away. */
  isRemoved: z.boolean(),
});

export const boPersonalCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/personal': {
    summary: 'What is known about the person, masked',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    value: z.object({ items: z.array(personalItem) }),
    refusals: {},
  },
  'POST /bo/members/:id/reveal': {
    summary: 'One personal field in clear, written down with its reason',
    audience: 'staff',
    permission: 'members.reveal',
    params: z.object({ id }),
    body: z.strictObject({ field: personalKey, reason }),
    value: z.object({ value: z.string() }),
    /** The member has said nothing there. */
    refusals: { nothing_to_reveal: 404 },
  },
});

export type PersonalItem = z.infer<typeof personalItem>;
