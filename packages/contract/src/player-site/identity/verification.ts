/** Proving a number or an address by a code, and being human by a picture (spec §4, §7, §9). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { sliderProof, sliderRefusals } from './slider.ts';
import { languageOrEnglish, sixDigits } from '@bahati/contract/wire.ts';

/** "+254": the country's code as the brand lists it. */
export const countryDialingCode = z.string().regex(/^\+[1-9]\d{0,3}$/);

/** As it is typed: digits, with or without the leading 0 of the country. */
export const mobileNumber = z.string().regex(/^\d{6,15}$/);

export const verificationCode = sixDigits;

/** What is read off the captcha picture; asked for when an answer said `captcha`. */
export const captchaText = z.string().min(1).max(12);

/** The same whether the number is known or not. */
const sent = z.object({
  /** How long the code lives; the button counts down that long. */
  expiredMinutes: z.number(),
});

const refusals = {
  mobile_invalid: 400,
  /** The next send, or try, is in `details.retryAfterSeconds`. */
  too_many_codes: 429,
  /** The operator sends no more SMS for now. */
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
