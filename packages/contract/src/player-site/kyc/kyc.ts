/** Proving who one is: documents with pictures, what they open, and what staff said of them. */
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

/** waiting for staff; approved; refused; more_asked: to be sent again, better. */
export const kycState = z.enum(['waiting', 'approved', 'refused', 'more_asked']);

/** Above this sum, in a day of the brand or in total, a level is needed. */
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
  /** Words of staff's own; empty: none. */
  words: z.string(),
});

const verification = z.object({
  level: kycLevel,
  currency,
  minimumAge: z.number().int(),
  gates: z.array(kycGate),
  /** The newest first. */
  cases: z.array(sentCase),
});

export const kycCalls = defineCalls({
  'GET /wps/member/kyc': {
    summary: 'The own level, what needs a higher one, and what became of documents sent',
    audience: 'member',
    value: verification,
    refusals: {},
  },
  'POST /wps/member/kyc': {
    summary: 'Send documents for a level; staff look at them',
    audience: 'member',
    body: z.strictObject({
      idempotencyKey: uuid,
      level: z.literal([2, 3]),
      documentType: kycDocumentType,
      /** As it stands on the document. */
      fullName: z.string().trim().min(3).max(80),
      /** As it stands on the document; yyyy-MM-dd. */
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
      /** This kind of document, or what was said of it, does not prove this level. */
      document_not_accepted: 400,
      /** Younger than `details.minimumAge`. */
      under_age: 409,
      document_expired: 409,
      level_reached: 409,
      /** Level 3 comes after level 2. */
      level_before_needed: 409,
      /** Documents are being looked at already. */
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
