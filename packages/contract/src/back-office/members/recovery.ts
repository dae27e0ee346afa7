/**
 * What only staff can do for a member who lost something: each is asked for by one with a reason
 * and made by another who approves it (approvals.ts).
 */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { id, instant } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

export const recoveryKind = z.enum([
  'payment_password_reset',
  'authenticator_removal',
  'profile_correction',
  'account_reopening',
]);

/** What a member cannot change alone, or not without the phone he lost. */
export const correctableFields = ['payeeName', 'birthday', 'mobile', 'email', 'idNumber'] as const;

const field = z.string().trim().min(1).max(254).optional();

export const correction = z
  .strictObject({
    payeeName: field,
    birthday: z.iso.date().optional(),
    /** In international form: "+254712345678". */
    mobile: field,
    email: field,
    idNumber: field,
  })
  .refine((wanted) => Object.values(wanted).some((value) => value !== undefined));

const one = z.object({ id });
const asked = z.object({
  /** The change request that waits for a second person. */
  changeId: z.string(),
});
const wish = z.strictObject({ reason });

export const boRecoveryCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/recovery': {
    summary: 'What protects the money of a member, and what waits for a second person',
    audience: 'staff',
    permission: 'members.read',
    params: one,
    value: z.object({
      hasPaymentPassword: z.boolean(),
      hasAuthenticator: z.boolean(),
      /** Null without an authenticator. */
      recoveryCodesLeft: z.number().int().nullable(),
      /** No money leaves the account until then; null: it may. */
      payoutsHeldUntil: instant.nullable(),
      waiting: z
        .array(z.object({ kind: recoveryKind, requestedBy: z.string(), requestedAt: instant }))
        .max(4),
    }),
    refusals: {},
  },
  'POST /bo/members/:id/paymentPassword/reset': {
    summary: 'Ask that a forgotten payment password is taken away; its member then sets another',
    audience: 'staff',
    permission: 'members.recover',
    params: one,
    body: wish,
    value: asked,
    refusals: { payment_password_not_set: 409 },
  },
  'POST /bo/members/:id/authenticator/remove': {
    summary: 'Ask that a lost authenticator is removed with its recovery codes',
    audience: 'staff',
    permission: 'members.recover',
    params: one,
    body: wish,
    value: asked,
    refusals: { authenticator_not_bound: 409 },
  },
  'POST /bo/members/:id/correct': {
    summary: 'Ask that personal fields are corrected',
    audience: 'staff',
    permission: 'members.recover',
    params: one,
    body: z.strictObject({ fields: correction, reason }),
    value: asked,
    refusals: {
      /** With `field`. */
      field_invalid: 400,
      mobile_invalid: 400,
      email_invalid: 400,
      mobile_taken: 409,
      email_taken: 409,
      under_age: 400,
      /** All fields say this already. */
      nothing_to_correct: 409,
      need_true_account: 409,
    },
  },
  'POST /bo/members/:id/reopen': {
    summary: 'Ask that a closed account is opened again',
    audience: 'staff',
    permission: 'members.recover',
    params: one,
    body: wish,
    value: asked,
    refusals: {
      member_not_closed: 409,
      /** The member excluded himself; with `endsAt`. */
      exclusion_stands: 409,
    },
  },
});

export type RecoveryKind = z.infer<typeof recoveryKind>;
export type CorrectableField = (typeof correctableFields)[number];
export type Correction = z.infer<typeof correction>;
