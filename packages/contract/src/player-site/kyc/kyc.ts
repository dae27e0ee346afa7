/** KYC of a member: tiers, thresholds, documents and their reviews. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  addressLength,
  fundsDocuments,
  identityDocuments,
  kycLevels,
  kycReasons,
} from '@bahati/contract/kyc-words.ts';
import { mostImages } from '@bahati/contract/image-limits.ts';
import { amount, currency, instant, uuid } from '@bahati/contract/wire.ts';

export const kycLevel = z.literal([...kycLevels]);
export const kycDocumentType = z.enum([...identityDocuments, ...fundsDocuments]);
export const kycReason = z.enum(kycReasons);

/** waiting: for review; approved; refused; more_asked: better documents are requested. */
export const kycState = z.enum(['waiting', 'approved', 'refused', 'more_asked']);

/** Above this amount, in a day of the brand or in total, a KYC tier is required. */
export const kycGate = z.object({
  direction: z.enum(['deposit', 'withdrawal']),
  span: z.enum(['day', 'total']),
  above: amount,
  level: z.literal([1, 2, 3]),
});

const sentCase = z.object({
  id: uuid,
  level: z.literal([2, 3]),
  state: kycState,
  documentType: kycDocumentType,
  sentAt: instant,
  decidedAt: instant.nullable(),
  reason: kycReason.nullable(),
  /** A free text of staff; empty: none. */
  words: z.string(),
});

const verification = z.object({
  level: kycLevel,
  currency,
  minimumAge: z.number().int(),
  gates: z.array(kycGate),
  /** Newest first. */
  cases: z.array(sentCase),
});

export const kycCalls = defineCalls({
  'GET /wps/member/kyc': {
    summary: 'The own KYC tier, the thresholds of higher ones, and reviews of documents',
    audience: 'member',
    value: verification,
    refusals: {},
  },
  'POST /wps/member/kyc': {
    summary: 'Send documents for a KYC tier, for staff to review',
    audience: 'member',
    body: z.strictObject({
      idempotencyKey: uuid,
      level: z.literal([2, 3]),
      documentType: kycDocumentType,
      /** As on the document. */
      fullName: z.string().trim().min(3).max(80),
      /** As on the document, yyyy-MM-dd. */
      birthday: z.iso.date().optional(),
      number: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9][A-Za-z0-9 /-]{2,29}$/)
        .optional(),
      expiresOn: z.iso.date().optional(),
      address: z.string().trim().min(addressLength.min).max(addressLength.max).optional(),
      imageIds: z.array(uuid).min(1).max(mostImages),
    }),
    value: verification,
    refusals: {
      need_true_account: 403,
      /** The document type or its data do not fit this tier. */
      document_not_accepted: 400,
      /** Younger than `details.minimumAge`. */
      under_age: 409,
      document_expired: 409,
      level_reached: 409,
      /** Tier 3 requires tier 2. */
      level_before_needed: 409,
      /** Other documents wait for review. */
      case_waiting: 409,
      image_unknown: 409,
      request_conflict: 409,
    },
    perMinute: 10,
  },
});

export type Verification = z.infer<typeof verification>;
export type VerificationCase = z.infer<typeof sentCase>;
export type KycGate = z.infer<typeof kycGate>;
export type KycLevel = z.infer<typeof kycLevel>;
