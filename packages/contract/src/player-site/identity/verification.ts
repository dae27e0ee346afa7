/** Verification codes for numbers and e-mail addresses, and the captcha (spec §4, §7, §9). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { sliderProof, sliderRefusals } from './slider.ts';
import { languageOrEnglish, sixDigits } from '@bahati/contract/wire.ts';

/** The dialling code of a country of the brand: "+254". */
export const countryDialingCode = z.string().regex(/^\+[1-9]\d{0,3}$/);

/** As entered: digits, with or without the leading 0. */
export const mobileNumber = z.string().regex(/^\d{6,15}$/);

export const verificationCode = sixDigits;

/** A recovery code of an authenticator, as it was written down: "7KQM-2XPD-9RWT-4HZN". */
export const recoveryCode = z.string().trim().min(16).max(40);

export const recoveryCodes = z.array(z.string()).max(10);

/** The text of the captcha picture; required after an answer with `captcha`. */
export const captchaText = z.string().min(1).max(12);

/** The same for known and unknown numbers. */
const sent = z.object({
  /** How long the code is valid, and how long the button waits. */
  expiredMinutes: z.number(),
});

const refusals = {
  /** The brand does not offer what the code is for. */
  function_not_enabled: 403,
  mobile_invalid: 400,
  /** The next code or attempt is allowed in `details.retryAfterSeconds`. */
  too_many_codes: 429,
  /** The operator's SMS quota is used up. */
  sms_quota_exceeded: 429,
  captcha_required: 403,
  captcha_wrong: 403,
} as const;

export const verificationCalls = defineCalls({
  'POST /wps/verification/sms/noLogin': {
    summary: 'Send a code to log in with',
    audience: 'anyone',
    body: z.strictObject({
      mobileNum: mobileNumber,
      countryDialingCode,
      captcha: captchaText.optional(),
      ...sliderProof,
      language: languageOrEnglish,
    }),
    value: sent,
    refusals: { ...refusals, ...sliderRefusals },
    perMinute: 20,
  },
  'POST /wps/verification/sms/register': {
    summary: 'Send a code to register with',
    audience: 'anyone',
    body: z.strictObject({
      mobileNo: mobileNumber,
      countryDialingCode,
      captcha: captchaText.optional(),
      ...sliderProof,
      language: languageOrEnglish,
    }),
    value: sent,
    refusals: { ...refusals, ...sliderRefusals },
    perMinute: 20,
  },
  'POST /wps/verification/sms/password': {
    summary: 'Send a code to set a new password with',
    audience: 'anyone',
    body: z.strictObject({
      mobileNum: mobileNumber,
      countryDialingCode,
      captcha: captchaText.optional(),
      language: languageOrEnglish,
    }),
    value: sent,
    refusals,
    perMinute: 20,
  },
  'GET /wps/captcha': {
    summary: 'A new captcha picture, base64 PNG, bound to this browser by a cookie; single use',
    audience: 'anyone',
    value: z.string(),
    refusals: {},
    perMinute: 60,
  },
});
