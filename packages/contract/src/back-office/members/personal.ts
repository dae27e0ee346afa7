/** Personal data of a member: masked, and unmasked field by field for a reason. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { id } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

/** Contacts and profile fields, in the order of the member card. */
export const personalFields = [
  'payeeName',
  'birthday',
  'mobile',
  'mobileNum',
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

/** One of the fields, or the number and holder of a payout account: `payout:<its id>`. */
const ofAccount = '(?:payout|holder):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const personalKey = z.string().regex(new RegExp(`^(?:${personalFields.join('|')}|${ofAccount})$`));

const personalItem = z.object({
  key: personalKey,
  /** The masked value. */
  masked: z.string(),
  /** The bank or the network of a payout account. */
  provider: z.string().nullable(),
  /** The member has removed this payout account. */
  isRemoved: z.boolean(),
});

export const boPersonalCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/personal': {
    summary: 'The personal data of a member, masked',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    value: z.object({ items: z.array(personalItem) }),
    refusals: {},
  },
  'POST /bo/members/:id/unmask': {
    summary: 'Unmask one personal field; the audit log keeps the reason',
    audience: 'staff',
    permission: 'members.unmask',
    params: z.object({ id }),
    body: z.strictObject({ field: personalKey, reason }),
    value: z.object({ value: z.string() }),
    /** The member has not filled in this field. */
    refusals: { nothing_to_unmask: 404 },
  },
});

export type PersonalItem = z.infer<typeof personalItem>;
