/** Changing a password, and resetting a forgotten one (spec §4, §5, §7). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { session } from './identity.ts';
import { captchaText, countryDialingCode, mobileNumber, verificationCode } from './verification.ts';
import { enteredPassword, languageOrEnglish } from '@bahati/contract/wire.ts';

const rules = {
  password_invalid: 400,
  password_too_common: 400,
} as const;

const change = {
  summary: 'Change the own password; every other session ends',
  audience: 'member',
  body: z.strictObject({
    oldPassword: enteredPassword,
    newPassword: enteredPassword,
    confirmNewPassword: enteredPassword,
  }),
  value: z.object({}),
  refusals: {
    ...rules,
    passwords_differ: 400,
    password_wrong: 403,
    password_unchanged: 400,
  },
  perMinute: 10,
} as const;

export const passwordCalls = defineCalls({
  'POST /wps/member/password': change,
  'PUT /wps/member/password': change,
  'POST /wps/member/password/email': {
    summary: 'Send a link to reset the password; the answer for unknown names is the same',
    audience: 'anyone',
    /** JSON or form-encoded. */
    body: z.strictObject({
      username: z.string().min(1).max(64),
      email: z.string().min(3).max(254),
      captcha: captchaText.optional(),
      language: languageOrEnglish,
    }),
    value: z.object({}),
    refusals: {
      /** The brand does not offer it. */
      function_not_enabled: 403,
      /** Told only if the brand’s flag `unknownUsernameIsTold` is on. */
      username_unknown: 404,
      email_invalid: 400,
      captcha_required: 403,
      captcha_wrong: 403,
    },
    perMinute: 10,
  },
  'POST /wps/member/password/link': {
    summary: 'Reset the password by the link of the e-mail; logs in and ends all other sessions',
    audience: 'anyone',
    body: z.strictObject({
      token: z.string().min(1).max(100),
      newPassword: enteredPassword,
      confirmNewPassword: enteredPassword,
      language: languageOrEnglish,
    }),
    value: session,
    refusals: {
      ...rules,
      /** The brand does not offer it. */
      function_not_enabled: 403,
      passwords_differ: 400,
      reset_link_invalid: 403,
      member_blocked: 403,
    },
    perMinute: 10,
  },
  'POST /wps/member/password/verification': {
    summary: 'Reset the password by a code sent by SMS; logs in and ends all other sessions',
    audience: 'anyone',
    body: z.strictObject({
      mobileNum: mobileNumber,
      countryDialingCode,
      verificationCode,
      newPassword: enteredPassword,
      language: languageOrEnglish,
    }),
    value: session,
    refusals: {
      ...rules,
      /** The brand does not offer it. */
      function_not_enabled: 403,
      mobile_invalid: 400,
      code_wrong: 403,
      code_expired: 403,
      member_blocked: 403,
    },
    perMinute: 10,
  },
});
