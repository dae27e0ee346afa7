/** Registration, login and logout (spec §3, §5, §7). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { type DetailField, detailFields } from './field-rules.ts';
import { phoneProof, phoneRefusals } from './phone-auth.ts';
import { passkeyRefusals, usedPasskey } from './passkeys.ts';
import { sliderProof, sliderRefusals } from './slider.ts';
import { captchaText, countryDialingCode, mobileNumber, verificationCode } from './verification.ts';
import { enteredPassword, languageOrEnglish, sixDigits } from '@bahati/contract/wire.ts';

/** The brand's rule of one registration field (spec §3). */
export const fieldRule = z.object({
  field: z.enum([
    'username',
    'password',
    'confirmPassword',
    'birthday',
    'referralCode',
    'affiliateCode',
    'mobileNum',
    'paymentPassword',
    'captcha',
    ...detailFields,
  ]),
  /** A pattern for the whole value; "*" means any characters. */
  acceptedPattern: z.string(),
  patternId: z.number().int().min(1).max(24),
  minLength: z.number().int(),
  maxLength: z.number().int(),
  isShown: z.boolean(),
  isRequired: z.boolean(),
});

export const session = z.object({
  token: z.string(),
  userName: z.string(),
  firstTimeLogin: z.boolean(),
  /** The password must be changed first: expired, or an initial password. */
  passwordExpired: z.boolean(),
});

const detail = z.string().max(254).optional();

/** Further fields of the brand's rules; a field they do not show is refused. */
export const details = Object.fromEntries(detailFields.map((field) => [field, detail])) as Record<
  DetailField,
  typeof detail
>;

/** The invitation codes of the upline. */
export const invitation = {
  /** From the link: an unknown or expired code is ignored. */
  referralCode: z.string().max(32).optional(),
  /** As entered: a wrong code is refused. */
  affiliateCode: z.string().max(32).optional(),
};

/** Where the registration was made, as the site says it. */
export const origin = {
  domain: z
    .string()
    .regex(/^[A-Za-z0-9.-]{1,253}$/)
    .optional(),
  registerUrl: z
    .string()
    .max(500)
    .regex(/^https?:\/\/[!-~]+$/)
    .optional(),
};

/** Fields both ways to register have; the rules say which are asked for. */
const beside = {
  /** The code of our SMS, or the token of the external phone verification. */
  verificationCode: verificationCode.optional(),
  channel: phoneProof.channel.optional(),
  idToken: phoneProof.idToken.optional(),
  captcha: captchaText.optional(),
  paymentPassword: sixDigits.optional(),
  birthday: z.iso.date(),
  ...invitation,
  ...details,
  ...origin,
  hasAcceptedTerms: z.literal(true),
  registerMethod: z.literal('WEB'),
  language: languageOrEnglish,
};

const registerRefusals = {
  mobile_invalid: 400,
  /** Told only after the number is verified, if it has to be. */
  mobile_taken: 409,
  code_wrong: 403,
  code_expired: 403,
  ...phoneRefusals,
  captcha_required: 403,
  captcha_wrong: 403,
  password_invalid: 400,
  password_too_common: 400,
  passwords_differ: 400,
  payment_password_weak: 400,
  under_age: 403,
  /** Nobody alive was born on this date. */
  birthday_invalid: 400,
  /** `details.field` violates its rule; `details.problem` says how. */
  field_invalid: 400,
  /** The code is unknown, switched off, expired or used up; a link's only if it became so meanwhile. */
  invitation_code_error: 400,
} as const;

const username = z.string().min(1).max(64);

/** The page of agents. */
const loginPage = z.literal('agent');

const register = {
  summary: 'Register by username; the new member is logged in',
  audience: 'anyone',
  body: z.strictObject({
    username,
    password: enteredPassword,
    confirmPassword: enteredPassword,
    /** If the rules ask for it. */
    mobileNum: mobileNumber.optional(),
    countryDialingCode: countryDialingCode.optional(),
    ...beside,
  }),
  value: session,
  refusals: {
    ...registerRefusals,
    /** Also a name that could be taken for the operator's. */
    username_taken: 409,
    username_invalid: 400,
  },
  perMinute: 20,
} as const;

const registerByMobile = {
  summary: 'Register by mobile number, which becomes the user name; the new member is logged in',
  audience: 'anyone',
  body: z.strictObject({
    mobileNum: mobileNumber,
    countryDialingCode,
    /** Absent if the flag `MOBILENUMPASSREG3` is off. */
    password: enteredPassword.optional(),
    confirmPassword: enteredPassword.optional(),
    ...beside,
  }),
  value: session,
  refusals: registerRefusals,
  perMinute: 20,
} as const;

/** Spec §7 names both HTTP methods. */
export const identityCalls = defineCalls({
  'GET /wps/system/setting/register': {
    summary: 'Rules of the registration fields',
    audience: 'anyone',
    value: z.object({ fields: z.array(fieldRule) }),
    refusals: {},
  },
  'POST /wps/member/register': register,
  'PUT /wps/member/register': register,
  'POST /wps/member/register/mobile': registerByMobile,
  'PUT /wps/member/register/mobile': registerByMobile,
  'POST /wps/session/login': {
    summary:
      'Log in by user name and password, an SMS code, the external phone verification, or a passkey',
    audience: 'anyone',
    body: z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('username'),
        username,
        password: enteredPassword,
        captcha: captchaText.optional(),
        ...sliderProof,
        page: loginPage.optional(),
      }),
      z.strictObject({
        type: z.literal('sms'),
        mobileNum: mobileNumber,
        countryDialingCode,
        verificationCode,
        page: loginPage.optional(),
      }),
      z.strictObject({
        type: z.literal('phone'),
        ...phoneProof,
        page: loginPage.optional(),
      }),
      z.strictObject({
        type: z.literal('passkey'),
        passkey: usedPasskey,
        page: loginPage.optional(),
      }),
    ]),
    value: session,
    /** `captcha: true` beside a refusal: the next attempt needs the captcha. */
    refusals: {
      login_failed: 401,
      /** Told only if the brand’s flag `unknownUsernameIsTold` is on. */
      username_unknown: 404,
      captcha_required: 403,
      captcha_wrong: 403,
      ...sliderRefusals,
      mobile_invalid: 400,
      code_wrong: 403,
      code_expired: 403,
      ...phoneRefusals,
      ...passkeyRefusals,
      /**
       * Told only after the number is verified: no member has it. `details` repeat it as
       * `countryDialingCode` and `mobileNum`, for a registration.
       */
      phone_not_bound: 403,
      member_blocked: 403,
      /** Its owner closed the account; told only after the login is verified. */
      account_closed: 403,
      /** The page is for agents only; told only after the login is verified. */
      not_an_agent: 403,
    },
    perMinute: 30,
  },
  'POST /wps/session/phone/start': {
    summary: 'Start the external phone verification; sets a cookie that binds it to this browser',
    audience: 'anyone',
    body: z.strictObject({ language: languageOrEnglish }),
    /** The service's page. The site compares its `state` with the one of the answer. */
    value: z.object({ url: z.url() }),
    refusals: { function_not_enabled: phoneRefusals.function_not_enabled },
    perMinute: 20,
  },
  'POST /wps/session/logout': {
    summary: 'End this session',
    audience: 'member',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
});

export type FieldRule = z.infer<typeof fieldRule>;
export type Session = z.infer<typeof session>;
