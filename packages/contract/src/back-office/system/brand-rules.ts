/**
 * The brand's settings in four sheets: company, protection of players, lobby, contacts. Settings
 * that protect players less wait for a second approval.
 */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { changeOf, sheetOf } from '@bahati/contract/back-office/cashier/money-rules.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import { agentSupport, emptyCategories } from '@bahati/contract/player-site/system/system.ts';
import { amount, currency } from '@bahati/contract/wire.ts';

/** A host name as browsers send it: small letters, no scheme, no port. */
const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/);

export const mostHosts = 20;

const brandCompany = z.strictObject({
  name: z.string().trim().min(1).max(60),
  /** The company that runs the brand; null: not told. */
  legalName: z.string().trim().min(1).max(120).nullable(),
  /** Fixed once a member has registered in it. */
  currency,
  /** An IANA name; fixed from the first transfer on, since days are counted by it. */
  timeZone: z.string().trim().min(1).max(60),
  countryDialingCodes: z
    .array(z.string().regex(/^\+[1-9]\d{0,3}$/))
    .min(1)
    .max(10),
  /** Hosts of the player site. */
  domains: z.array(host).max(mostHosts),
  /** Hosts of the back office. */
  backOfficeDomains: z.array(host).max(mostHosts),
});

const minutes = z.number().int().min(1).max(1440);

const brandProtection = z.strictObject({
  minimumAge: z.number().int().min(18).max(25),
  /** The longest time between two reality checks; null: none. */
  realityCheckMinutes: minutes.nullable(),
  isAutoplayAllowed: z.boolean(),
  isTurboAllowed: z.boolean(),
  /** The shortest time from one game round to the next, in milliseconds. */
  minimumCycleMs: z.number().int().min(0).max(60_000),
  /** Hours before a new payout account can be paid to. */
  payoutCooldownHours: z.number().int().min(0).max(720),
  /** Days after which a password has to be changed; null: never. */
  passwordExpiryDays: z.number().int().min(1).max(3650).nullable(),
});

const brandLobby = z.strictObject({
  /** Not shown, not opened, not staked on; wins of open rounds are paid. */
  closedCategories: z.array(gameCategory).max(gameCategory.options.length),
  emptyCategories,
  /** Smaller wins are not on the winner board. */
  winnerBoardMinimum: amount,
});

export const mostHelpLines = 10;

const brandContacts = z.strictObject({
  /** The button of the maintenance and region screens: https, mailto or tel; null: none. */
  customerServiceUrl: z
    .string()
    .trim()
    .max(500)
    .regex(/^(https:\/\/|mailto:|tel:)\S+$/)
    .nullable(),
  /** Help with problem gambling, in display order. */
  helpLines: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(80),
        phone: z.string().trim().min(1).max(30).nullable(),
        url: z.url({ protocol: /^https$/ }).nullable(),
        about: inBoth(200, 0),
      }),
    )
    .max(mostHelpLines),
  agentSupport,
});

const changed = {
  /** Another staff user has changed the settings since this version. */
  changed_meanwhile: 409,
} as const;

export const boBrandRuleCalls = defineBackOfficeCalls({
  'GET /bo/brand/company': {
    summary: 'Name, currency, time zone, dialling codes and hosts of the brand',
    audience: 'staff',
    permission: 'content.read',
    value: sheetOf(brandCompany),
    refusals: {},
  },
  'POST /bo/brand/company': {
    summary: 'Change name, currency, time zone, dialling codes and hosts',
    audience: 'staff',
    permission: 'system.change',
    body: changeOf(brandCompany),
    value: sheetOf(brandCompany),
    refusals: {
      ...changed,
      time_zone_unknown: 400,
      /** A member has registered in the brand's currency. */
      currency_fixed: 409,
      /** Money has moved: days counted by the old time zone would change. */
      time_zone_fixed: 409,
      dialling_code_twice: 400,
      /** `details.host` belongs to this brand's other site, or to another brand. */
      host_taken: 409,
      /** With several brands each needs a host for both sites. */
      hosts_missing: 400,
    },
  },
  'GET /bo/brand/protection': {
    summary: 'Minimum age, game rules, waiting times and password expiry of the brand',
    audience: 'staff',
    permission: 'content.read',
    value: sheetOf(brandProtection),
    refusals: {},
  },
  'POST /bo/brand/protection': {
    summary: 'Change the protection of players; less of it waits for a second approval',
    audience: 'staff',
    permission: 'system.change',
    body: changeOf(brandProtection),
    value: sheetOf(brandProtection),
    refusals: changed,
  },
  'GET /bo/brand/lobby': {
    summary: 'Closed categories, empty categories and the winner board of the brand',
    audience: 'staff',
    permission: 'content.read',
    value: sheetOf(brandLobby),
    refusals: {},
  },
  'POST /bo/brand/lobby': {
    summary: 'Change the lobby; opening cockfights waits for a second approval',
    audience: 'staff',
    permission: 'system.change',
    body: changeOf(brandLobby),
    value: sheetOf(brandLobby),
    refusals: { ...changed, amount_out_of_range: 400 },
  },
  'GET /bo/brand/contacts': {
    summary: 'Customer service address, help lines and agent support hours of the brand',
    audience: 'staff',
    permission: 'content.read',
    value: sheetOf(brandContacts),
    refusals: {},
  },
  'POST /bo/brand/contacts': {
    summary: 'Change customer service address, help lines and agent support hours',
    audience: 'staff',
    permission: 'system.change',
    body: changeOf(brandContacts),
    value: sheetOf(brandContacts),
    refusals: { ...changed, hours_empty: 400 },
  },
});

export const brandSheets = {
  company: brandCompany,
  protection: brandProtection,
  lobby: brandLobby,
  contacts: brandContacts,
};

export type BrandCompany = z.infer<typeof brandCompany>;
export type BrandProtection = z.infer<typeof brandProtection>;
export type BrandLobby = z.infer<typeof brandLobby>;
export type BrandContacts = z.infer<typeof brandContacts>;
