/** How people come in: what a registration asks, and who else may say who a person is. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { fieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { moveDirection } from '@bahati/contract/back-office/reason.ts';
import { providerCode } from '@bahati/contract/player-site/identity/social.ts';

const rule = fieldRule.omit({ field: true, acceptedPattern: true });
const setting = rule.keyof();

const registrationField = z.object({
  field: fieldRule.shape.field,
  rule,
  /** The operator's own rule, which a field follows until the brand gives it another. */
  houseRule: rule,
  isOwn: z.boolean(),
  /** How far the brand's rule may go from the operator's. */
  bounds: z.object({
    /** Settings that stay as the operator has them. */
    fixed: z.array(setting),
    /** Null: any of the 24. */
    patternIds: z.array(z.number().int()).nullable(),
    leastMinimum: z.number().int(),
    mostMaximum: z.number().int(),
  }),
});

const ofField = z.object({ field: fieldRule.shape.field });

/** Drawings the player site has; empty: the first letter of the name. */
export const providerIcons = ['', 'globe', 'key', 'shield', 'chat', 'person'] as const;

const ofProvider = z.object({ code: providerCode });

const providerSettings = z.strictObject({
  name: z.string().trim().min(1).max(40),
  issuer: z.string().trim().min(1).max(200),
  clientId: z.string().trim().min(1).max(200),
  /** Written and never read back. Absent: it stays; null: the client proves itself by PKCE alone. */
  clientSecret: z.string().min(1).max(500).nullish(),
  icon: z.enum(providerIcons),
  isShown: z.boolean(),
});

const signInProvider = z.object({
  code: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  hasSecret: z.boolean(),
  icon: z.string(),
  isShown: z.boolean(),
});

const providerRefusals = {
  /** Not an HTTPS address, or one with more than a host and a path. */
  issuer_invalid: 400,
  /** As many are shown as there are buttons for. */
  too_many_shown: 409,
} as const;

export const boIdentityCalls = defineBackOfficeCalls({
  'GET /bo/registrationRules': {
    summary: 'Every registration field with the brand’s rule and the operator’s',
    audience: 'staff',
    permission: 'access.read',
    value: z.object({ items: z.array(registrationField) }),
    refusals: {},
  },
  'POST /bo/registrationRules/:field': {
    summary: 'Give a field a rule of the brand’s own; acts on the next registration',
    audience: 'staff',
    permission: 'access.change',
    params: ofField,
    body: z.strictObject({
      patternId: z.number().int().min(1).max(24),
      minLength: z.number().int().min(0).max(254),
      maxLength: z.number().int().min(1).max(254),
      isShown: z.boolean(),
      isRequired: z.boolean(),
    }),
    value: registrationField,
    refusals: {
      /** `details.setting` goes further than the operator lets a brand go. */
      rule_loosened: 400,
      /** Nobody could fill in such a field. */
      rule_impossible: 400,
    },
  },
  'POST /bo/registrationRules/:field/reset': {
    summary: 'Let a field follow the operator’s rule again',
    audience: 'staff',
    permission: 'access.change',
    params: ofField,
    body: z.strictObject({}),
    value: registrationField,
    refusals: {},
  },
  'GET /bo/signInProviders': {
    summary: 'The brand’s sign-in providers in their order, those switched off too',
    audience: 'staff',
    permission: 'access.read',
    value: z.object({
      items: z.array(signInProvider),
      /** Is social sign-in on for the brand at all? */
      isOn: z.boolean(),
      /** What a provider must know as the page to lead back to. */
      callbackUrl: z.string(),
    }),
    refusals: {},
  },
  'POST /bo/signInProviders': {
    summary: 'Add a sign-in provider at the end of the order',
    audience: 'staff',
    permission: 'access.change',
    body: providerSettings.extend({ code: providerCode }),
    value: signInProvider,
    refusals: { ...providerRefusals, provider_taken: 409, too_many_providers: 409 },
  },
  'POST /bo/signInProviders/:code': {
    summary: 'Change a sign-in provider, or switch it off',
    audience: 'staff',
    permission: 'access.change',
    params: ofProvider,
    body: providerSettings,
    value: signInProvider,
    refusals: providerRefusals,
  },
  'POST /bo/signInProviders/:code/move': {
    summary: 'Move a sign-in provider one place up or down; at the end it stays',
    audience: 'staff',
    permission: 'access.change',
    params: ofProvider,
    body: z.strictObject({ direction: moveDirection }),
    value: z.object({}),
    refusals: {},
  },
});

export type RegistrationField = z.infer<typeof registrationField>;
export type RegistrationRule = z.infer<typeof rule>;
export type RuleSetting = z.infer<typeof setting>;
export type SignInProvider = z.infer<typeof signInProvider>;
export type ProviderSettings = z.infer<typeof providerSettings>;
