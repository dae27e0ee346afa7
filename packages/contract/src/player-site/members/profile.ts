/** Profile, avatar and closing of the account (spec §3, §7, §8). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { avatarKeys } from './avatars.ts';
import { profileFields, type ProfileField } from './profile-rules.ts';
import { enteredPassword } from '@bahati/contract/wire.ts';

const profileField = z.object({
  field: z.enum(profileFields),
  /** Empty: not given. */
  value: z.string(),
  /** Cannot be changed by the member; only support changes it. */
  isLocked: z.boolean(),
  isRequired: z.boolean(),
  patternId: z.number().int().min(1).max(24),
  minLength: z.number().int(),
  maxLength: z.number().int(),
});

const profile = z.object({
  nickname: z.string(),
  /** Set at registration and fixed; trial members have none. */
  birthday: z.iso.date().nullable(),
  fields: z.array(profileField),
});

const said = z.string().max(254).optional();
const saidFields = Object.fromEntries(profileFields.map((field) => [field, said])) as Record<
  ProfileField,
  typeof said
>;

const avatar = z.object({ icon: z.enum(avatarKeys) });

export const profileCalls = defineCalls({
  'GET /wps/member/profile': {
    summary: 'The own profile with the rules of its fields',
    audience: 'member',
    value: profile,
    refusals: {},
  },
  'POST /wps/member/profile': {
    summary: 'Change the profile; an absent field is unchanged, an empty one is cleared',
    audience: 'member',
    body: z.strictObject({ nickname: z.string().max(80), ...saidFields }),
    value: profile,
    refusals: {
      need_true_account: 403,
      nickname_invalid: 400,
      /** It equals or resembles another member's user name. */
      nickname_taken: 409,
      /** `details.field` violates its rule; `details.problem` says how. */
      field_invalid: 400,
      /** `details.field` cannot be changed any more. */
      field_locked: 409,
    },
    perMinute: 10,
  },
  'GET /wps/member/info/icon': {
    summary: 'The key of the own avatar',
    audience: 'member',
    value: avatar,
    refusals: {},
  },
  'POST /wps/member/info/icon': {
    summary: 'Choose an avatar',
    audience: 'member',
    body: z.strictObject({ icon: z.enum(avatarKeys) }),
    value: avatar,
    refusals: {},
    perMinute: 30,
  },
  'POST /wps/member/close': {
    summary: 'Close the own account, after the passwords; every session ends',
    audience: 'member',
    body: z.strictObject({
      password: enteredPassword,
      /** Required if one is set. */
      paymentPassword: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
    }),
    value: z.object({}),
    refusals: {
      need_true_account: 403,
      password_wrong: 403,
      payment_password_wrong: 403,
      /** Money is left on the account, in open rounds or in withdrawals. */
      account_not_empty: 409,
    },
    perMinute: 10,
  },
});

export type Profile = z.infer<typeof profile>;
export type ProfileFieldValue = z.infer<typeof profileField>;
