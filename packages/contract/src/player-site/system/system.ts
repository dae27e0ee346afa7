/** Brand configuration and system status (spec §4 status, §7 /wps/system). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { brandPalettes } from '@bahati/contract/palettes.ts';
import { currency, instant, language, textByLanguage } from '@bahati/contract/wire.ts';

export const brand = z.object({
  code: z.string(),
  name: z.string(),
  currency,
  currencySymbol: z.string(),
  timeZone: z.string(),
  countryDialingCodes: z.array(z.string()),
  languages: z.array(language),
  minimumAge: z.number().int(),
  /** Whitelabel feature flags of spec §6, by their own names. */
  flags: z.record(z.string(), z.boolean()),
  /** What a game session asks of the player; null: not asked (jurisdiction profile). */
  realityCheckMinutes: z.number().int().nullable(),
  /** Where a person answers: https, mailto or tel; null: the brand has nobody. */
  customerServiceUrl: z.string().nullable(),
  /** Where a number is proven elsewhere (phone-auth.ts), by the name members know; null: nowhere. */
  phoneService: z.object({ channel: z.string(), name: z.string() }).nullable(),
  /** The accent just now, of a season while one is on. */
  palette: z.enum(brandPalettes),
  /** The name beside the mark, in letters; null: the word as it is drawn. */
  logoText: z.string().nullable(),
});

export const systemCalls = defineCalls({
  'GET /wps/system/whitelabel': {
    summary: 'Brand configuration',
    audience: 'anyone',
    value: brand,
    refusals: {},
  },
  'GET /wps/system/domainRoute': {
    summary: 'The brand’s own address, and where its games are launched and its pictures stand',
    audience: 'anyone',
    value: z.object({
      mainDomain: z.string(),
      /** Empty: pictures stand on the main domain. */
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
    }),
    refusals: {},
  },
  'GET /wps/system/sealKey': {
    summary: 'The key that sealed bodies are for, as a public JWK, and the server’s time',
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
      /** What the brand says while it is closed; empty: nothing of its own. */
      maintenanceMessage: textByLanguage,
      ip: z.string(),
      /** Where the address says the visitor is, told when it restricts him: ISO 3166-1. */
      country: z.string().nullable(),
      /** The visitor's network is blocked: nothing else will be answered. */
      isAddressBlocked: z.boolean(),
    }),
    refusals: {},
  },
});

export type Brand = z.infer<typeof brand>;
