/** Brand configuration and system status (spec §4 status, §7 /wps/system). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { brandPalettes } from '@bahati/contract/palettes.ts';
import { flagValues } from '@bahati/contract/brand-flags.ts';
import { currency, instant, language, textByLanguage, timeOfDay } from '@bahati/contract/wire.ts';

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);

/** A brand's own accent: as a fill, and as words on a light and on a dark ground. */
export const brandAccent = z.strictObject({
  fill: hexColour,
  onLight: hexColour,
  onDark: hexColour,
});

/** A category without a game to play: left out, or one card that says it is coming. */
export const emptyCategories = z.enum(['hidden', 'coming']);

/** When agents are answered, by the brand's clock (spec §2). */
export const agentSupport = z.strictObject({
  /** ISO weekdays, 1 is Monday. */
  days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  opens: timeOfDay,
  /** Up to 24:00. */
  closes: z.union([timeOfDay, z.literal('24:00')]),
});

export const brand = z.object({
  code: z.string(),
  name: z.string(),
  /** The company that runs the brand; null: nobody said. */
  legalName: z.string().nullable(),
  currency,
  currencySymbol: z.string(),
  timeZone: z.string(),
  countryDialingCodes: z.array(z.string()),
  languages: z.array(language),
  minimumAge: z.number().int(),
  /** What the brand offers. */
  flags: flagValues,
  /** Player protection in game sessions by jurisdiction; null: none. */
  realityCheckMinutes: z.number().int().nullable(),
  /** Human support: https, mailto or tel; null: none. */
  customerServiceUrl: z.string().nullable(),
  /** The phone verification service (phone-auth.ts), by its public name; null: none. */
  phoneService: z.object({ channel: z.string(), name: z.string() }).nullable(),
  /** The current accent colour, seasonal ones included. */
  palette: z.enum(brandPalettes),
  /** Colours in place of the palette's; null: the palette's. */
  accent: brandAccent.nullable(),
  /** The name beside the logo as text; null: the drawn name. */
  logoText: z.string().nullable(),
  /** The logo, a path of this site; null: the drawn one. */
  logoPicture: z.string().nullable(),
  emptyCategories,
  agentSupport,
});

export const systemCalls = defineCalls({
  'GET /wps/system/whitelabel': {
    summary: 'Brand configuration',
    audience: 'anyone',
    value: brand,
    refusals: {},
  },
  'GET /wps/system/domainRoute': {
    summary: 'The domains of the brand, its game launches and its pictures',
    audience: 'anyone',
    value: z.object({
      mainDomain: z.string(),
      /** Empty: pictures are on the main domain. */
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
      /** Where providers answer whose pages this site shows itself, by the provider's code. */
      programs: z.record(z.string(), z.string()),
    }),
    refusals: {},
  },
  'GET /wps/system/sealKey': {
    summary: 'The public key for sealed bodies as a JWK, and the server’s time',
    audience: 'anyone',
    value: z.object({
      key: z.object({
        kid: z.string(),
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
      }),
      now: instant,
    }),
    refusals: {},
  },
  'GET /wps/system/status': {
    summary: 'System status: 0 normal, 1 maintenance, 2 region restricted',
    audience: 'anyone',
    value: z.object({
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      maintenanceEnd: instant.nullable(),
      /** The brand's maintenance message; empty: the default text. */
      maintenanceMessage: textByLanguage,
      ip: z.string(),
      /** The visitor's country by IP address (ISO 3166-1), if it is restricted. */
      country: z.string().nullable(),
      /** The visitor's network is blocked from all calls. */
      isAddressBlocked: z.boolean(),
    }),
    refusals: {},
  },
});

export type Brand = z.infer<typeof brand>;
