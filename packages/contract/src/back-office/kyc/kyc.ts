/** Documents of members as staff judge them, and which sums need which level. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { sentImage } from '@bahati/contract/images.ts';
import {
  kycGate,
  kycLevel,
  kycDocumentType,
  kycReason,
  kycState,
} from '@bahati/contract/player-site/kyc/kyc.ts';
import { cursor, id, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { changeOf, sheetOf } from '@bahati/contract/back-office/cashier/money-rules.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

/** What deserves a second look; found as the documents came. */
export const kycFlag = z.enum([
  'used_elsewhere',
  'name_differs',
  'birthday_differs',
  'sent_before',
]);

export const staffKycCase = z.object({
  id: uuid,
  memberId: id,
  username: z.string(),
  /** The level asked for, and the one the member has. */
  level: z.literal([2, 3]),
  present: kycLevel,
  state: kycState,
  documentType: kycDocumentType,
  flags: z.array(kycFlag),
  sentAt: instant,
  dueAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  reason: kycReason.nullable(),
  words: z.string(),
});

/** What the document says beside what is known; null: nothing was said. */
const compared = z.object({ said: z.string().nullable(), known: z.string().nullable() });

export const kycLook = z.object({
  pictures: z.array(sentImage),
  fullName: compared,
  birthday: compared,
  number: compared,
  address: compared,
  expiresOn: z.string().nullable(),
  /** Others who sent a document of this kind and number. */
  others: z.array(z.object({ memberId: id, username: z.string() })),
});

const one = z.object({ id: uuid });

export const kycRuleSet = z.strictObject({
  gates: z.array(kycGate).max(12),
  /** Within how many hours documents are to be looked at. */
  dueHours: z.number().int().min(1).max(240),
});

export const boKycCalls = defineBackOfficeCalls({
  'GET /bo/kyc': {
    summary: 'Documents sent: those waiting oldest first, others newest first',
    audience: 'staff',
    permission: 'kyc.read',
    query: z.object({ cursor, pageSize, state: kycState.optional(), memberId: id.optional() }),
    value: page(staffKycCase),
    refusals: {},
  },
  'GET /bo/kyc/:id': {
    summary: 'One case, without its documents',
    audience: 'staff',
    permission: 'kyc.read',
    params: one,
    value: staffKycCase,
    refusals: {},
  },
  'POST /bo/kyc/:id/look': {
    summary: 'The documents and what they say beside what is known; each look is written down',
    audience: 'staff',
    permission: 'kyc.decide',
    params: one,
    body: z.strictObject({}),
    value: kycLook,
    refusals: {},
  },
  'POST /bo/kyc/:id/decide': {
    summary: 'Approve documents, refuse them, or ask for better ones; the member reads why',
    audience: 'staff',
    permission: 'kyc.decide',
    params: one,
    body: z.strictObject({
      decision: z.enum(['approved', 'refused', 'more_asked']),
      /** Needed unless approved. */
      reason: kycReason.optional(),
      words: z.string().trim().max(300).default(''),
    }),
    value: staffKycCase,
    refusals: {
      already_decided: 409,
      /** Why, from the list; and in words where the list has nothing that fits. */
      reason_needed: 400,
      /** Nobody approves documents he has not looked at. */
      documents_not_viewed: 409,
      document_expired: 409,
      /** Level 2 was taken back while these waited; level 3 comes after it. */
      level_before_needed: 409,
    },
  },
  'POST /bo/members/:id/takeLevelBack': {
    summary: 'Documents count no more, or only those of identity; the member reads of it',
    audience: 'staff',
    permission: 'kyc.decide',
    params: z.object({ id }),
    body: z.strictObject({
      /** 2: identity stays proven; 1: what documents proved is gone, a bound phone stays. */
      to: z.literal([1, 2]),
      reason,
      /** The member reads them; empty: none. */
      words: z.string().trim().max(300).default(''),
    }),
    value: z.object({ level: kycLevel }),
    refusals: {
      /** No more than that is proven. */
      level_not_above: 409,
    },
  },
  'GET /bo/kycRules': {
    summary: 'Which sums need which level',
    audience: 'staff',
    permission: 'kyc.read',
    value: sheetOf(kycRuleSet),
    refusals: {},
  },
  'POST /bo/kycRules': {
    summary:
      'Change which sums need which level, for what is asked from now on; higher gates wait for a second person',
    audience: 'staff',
    permission: 'system.change',
    body: changeOf(kycRuleSet),
    value: sheetOf(kycRuleSet),
    refusals: { changed_meanwhile: 409, gate_twice: 400, amount_out_of_range: 400 },
  },
});

export type StaffKycCase = z.infer<typeof staffKycCase>;
export type KycLook = z.infer<typeof kycLook>;
export type KycRuleSet = z.infer<typeof kycRuleSet>;
export type KycFlag = z.infer<typeof kycFlag>;
