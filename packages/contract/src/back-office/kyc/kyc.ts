/** Review of KYC documents, and the thresholds of KYC tiers. */
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

/** Automatic findings when documents arrive. */
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
  /** The tier applied for, and the member's current one. */
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

/** The document's data beside the known data; null: not given. */
const compared = z.object({ said: z.string().nullable(), known: z.string().nullable() });

export const kycLook = z.object({
  pictures: z.array(sentImage),
  fullName: compared,
  birthday: compared,
  number: compared,
  address: compared,
  expiresOn: z.string().nullable(),
  /** Other members with a document of this type and number. */
  others: z.array(z.object({ memberId: id, username: z.string() })),
});

const one = z.object({ id: uuid });

export const kycRuleSet = z.strictObject({
  gates: z.array(kycGate).max(12),
  /** The hours within which staff review documents. */
  dueHours: z.number().int().min(1).max(240),
});

export const boKycCalls = defineBackOfficeCalls({
  'GET /bo/kyc': {
    summary: 'Document reviews: pending ones oldest first, others newest first',
    audience: 'staff',
    permission: 'kyc.read',
    query: z.object({ cursor, pageSize, state: kycState.optional(), memberId: id.optional() }),
    value: page(staffKycCase),
    refusals: {},
  },
  'GET /bo/kyc/:id': {
    summary: 'One review, without its documents',
    audience: 'staff',
    permission: 'kyc.read',
    params: one,
    value: staffKycCase,
    refusals: {},
  },
  'POST /bo/kyc/:id/look': {
    summary: 'View the documents and their data beside the known data; the audit log records it',
    audience: 'staff',
    permission: 'kyc.decide',
    params: one,
    body: z.strictObject({}),
    value: kycLook,
    refusals: {},
  },
  'POST /bo/kyc/:id/decide': {
    summary: 'Approve or refuse documents, or request better ones; the member sees the reason',
    audience: 'staff',
    permission: 'kyc.decide',
    params: one,
    body: z.strictObject({
      decision: z.enum(['approved', 'refused', 'more_asked']),
      /** Required unless approved. */
      reason: kycReason.optional(),
      words: z.string().trim().max(300).default(''),
    }),
    value: staffKycCase,
    refusals: {
      already_decided: 409,
      /** A reason of the list, and a free text where none of the list fits. */
      reason_needed: 400,
      /** The reviewer has not viewed the documents. */
      documents_not_viewed: 409,
      document_expired: 409,
      /** Tier 2 was revoked in the meantime; tier 3 requires it. */
      level_before_needed: 409,
    },
  },
  'POST /bo/members/:id/takeLevelBack': {
    summary: 'Revoke a KYC tier: down to identity or to phone; the member is notified',
    audience: 'staff',
    permission: 'kyc.decide',
    params: z.object({ id }),
    body: z.strictObject({
      /** 2: identity stays verified; 1: only a verified phone stays. */
      to: z.literal([1, 2]),
      reason,
      /** Shown to the member; empty: no text. */
      words: z.string().trim().max(300).default(''),
    }),
    value: z.object({ level: kycLevel }),
    refusals: {
      /** The member's tier is not above this one. */
      level_not_above: 409,
    },
  },
  'GET /bo/kycRules': {
    summary: 'The KYC tiers that amounts require',
    audience: 'staff',
    permission: 'kyc.read',
    value: sheetOf(kycRuleSet),
    refusals: {},
  },
  'POST /bo/kycRules': {
    summary:
      'Change the KYC thresholds for new requests; less strict ones wait for a second approval',
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
