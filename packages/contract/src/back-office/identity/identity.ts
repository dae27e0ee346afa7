/** Registration rules and sign-in providers of the brand. */
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
  /** The default rule of the field, in force until the brand sets its own. */
  houseRule: rule,
  isOwn: z.boolean(),
  /** How far the brand's rule may differ from the default. */
  bounds: z.object({
    /** Settings that always follow the default. */
    fixed: z.array(setting),
    /** The patterns allowed; null: any of the 24. */
    patternIds: z.array(z.number().int()).nullable(),
    leastMinimum: z.number().int(),
    mostMaximum: z.number().int(),
  }),
});

const ofField = z.object({ field: fieldRule.shape.field });

/** Icons of the player site; empty: the first letter of the name. */
export const providerIcons = ['', 'globe', 'key', 'shield', 'chat', 'person'] as const;

const ofProvider = z.object({ code: providerCode });

const providerSettings = z.strictObject({
  name: z.string().trim().min(1).max(40),
  issuer: z.string().trim().min(1).max(200),
  clientId: z.string().trim().min(1).max(200),
  /** Write-only. Absent: unchanged; null: a public client, with PKCE alone. */
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
  /** Not an https address of host and path only. */
  issuer_invalid: 400,
  /** The site has buttons for no more. */
  too_many_shown: 409,
} as const;

export const boIdentityCalls = defineBackOfficeCalls({
  'GET /bo/registrationRules': {
    summary: 'Every registration field with the brand’s rule and the default rule',
    audience: 'staff',
    permission: 'access.read',
    value: z.object({ items: z.array(registrationField) }),
    refusals: {},
  },
  'POST /bo/registrationRules/:field': {
    summary: 'Set the brand’s own rule of a field; it applies from the next registration',
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
      /** `details.setting` is outside what a brand may set. */
      rule_loosened: 400,
      /** No value could satisfy the rule. */
      rule_impossible: 400,
    },
  },
  'POST /bo/registrationRules/:field/reset': {
    summary: 'Reset a field to its default rule',
    audience: 'staff',
    permission: 'access.change',
    params: ofField,
    body: z.strictObject({}),
    value: registrationField,
    refusals: {},
  },
  'GET /bo/signInProviders': {
    summary: 'The brand’s sign-in providers in display order, switched-off ones included',
    audience: 'staff',
    permission: 'access.read',
    value: z.object({
      items: z.array(signInProvider),
      /** Whether social sign-in is switched on for the brand. */
      isOn: z.boolean(),
      /** The redirect URI to register at the provider. */
      callbackUrl: z.string(),
    }),
    refusals: {},
  },
  'POST /bo/signInProviders': {
    summary: 'Add a sign-in provider at the end of the list',
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
    summary: 'Move a sign-in provider one place up or down; at the end nothing changes',
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
