/** How the brand stands: open or closed, where, in which languages, with what switched on. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { brandPalettes } from '@bahati/contract/palettes.ts';
import { instant, countryCode, language, textByLanguage } from '@bahati/contract/wire.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

/** Flags of spec §6 that do something today. */
export const brandFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'CHNGPASSMAIL3',
  'CHNGPASSVERIF3',
  'SLIDERVERIF3',
  'PHONEAUTH3',
  'mobileCodeLogin',
  'oneClickSocialLogin',
  'freePlay',
  'manualRebate',
  'videoBanners',
] as const;

export const regionModes = ['everywhere', 'allow', 'deny'] as const;

/** here: on the site's own page; elsewhere: at an address of the brand's; off: nowhere. */
export const chatPlaces = ['here', 'elsewhere', 'off'] as const;

const countries = z.array(countryCode).max(300);

/** What stands beside the mark is at most so long. */
export const longestLogo = 20;

const theme = z.strictObject({
  palette: z.enum(brandPalettes),
  /** The name beside the mark, in letters; null: the word as it is drawn. */
  logoText: z.string().trim().min(1).max(longestLogo).nullable(),
  /** Another palette for a while. */
  season: z
    .strictObject({ palette: z.enum(brandPalettes), startsAt: instant, endsAt: instant })
    .nullable(),
});

const brandSettings = z.object({
  name: z.string(),
  isUnderMaintenance: z.boolean(),
  /** Of a closing that is planned ahead; null: none is. */
  maintenanceStart: instant.nullable(),
  maintenanceEnd: instant.nullable(),
  /** Beside the site's own words; empty: nothing. */
  maintenanceMessage: textByLanguage,
  regions: z.object({
    mode: z.enum(regionModes),
    countries,
    /** Whether an address no country is known of gets in. */
    admitsUnknown: z.boolean(),
  }),
  flags: z.array(z.object({ flag: z.enum(brandFlags), isOn: z.boolean() })),
  /** The first is the brand's own. */
  languages: z.array(language),
  chat: z.object({ place: z.enum(chatPlaces), url: z.string().nullable() }),
  theme,
});

export const boBrandCalls = defineBackOfficeCalls({
  'GET /bo/brand': {
    summary: 'How the brand stands',
    audience: 'staff',
    permission: 'content.read',
    value: brandSettings,
    refusals: {},
  },
  'POST /bo/brand/maintenance': {
    summary: 'Close the player site to everybody, now or from a time on, or open it',
    audience: 'staff',
    permission: 'system.change',
    body: z.strictObject({
      isOn: z.boolean(),
      /** When it closes by itself; null or past: at once. */
      startsAt: instant.nullable().default(null),
      /** When it is to open again; it does not open by itself. */
      endsAt: instant.nullable(),
      message: inBoth(300, 0),
      reason,
    }),
    value: brandSettings,
    refusals: { ends_before_start: 400 },
  },
  'POST /bo/brand/regions': {
    summary: 'Where the brand may be played, by the country of an address',
    audience: 'staff',
    permission: 'system.change',
    body: z.strictObject({
      mode: z.enum(regionModes),
      countries,
      admitsUnknown: z.boolean(),
      reason,
    }),
    value: brandSettings,
    refusals: {
      /** `details.country` is no code of a country. */
      country_unknown: 400,
      /** A list that names none lets nobody in, or shuts nobody out. */
      countries_missing: 400,
    },
  },
  'POST /bo/brand/flags/:flag': {
    summary: 'Switch one feature on or off',
    audience: 'staff',
    permission: 'system.change',
    params: z.object({ flag: z.enum(brandFlags) }),
    body: z.strictObject({ isOn: z.boolean() }),
    value: brandSettings,
    refusals: {
      /** Nobody could register any more. */
      flag_needed: 409,
    },
  },
  'POST /bo/brand/languages': {
    summary: 'The languages the brand offers, its own first',
    audience: 'staff',
    permission: 'system.change',
    body: z.strictObject({
      languages: z.array(language).min(1).max(2),
    }),
    value: brandSettings,
    refusals: { language_twice: 400 },
  },
  'POST /bo/brand/chat': {
    summary: 'Where people chat with the operator',
    audience: 'staff',
    permission: 'system.change',
    body: z.strictObject({
      place: z.enum(chatPlaces),
      /** Of elsewhere: an https address. */
      url: z.string().trim().max(500).nullable(),
    }),
    value: brandSettings,
    refusals: { link_invalid: 400 },
  },
  'POST /bo/brand/theme': {
    summary: 'How the player site looks; pages that open from now on show it',
    audience: 'staff',
    permission: 'system.change',
    body: theme.extend({ reason }),
    value: brandSettings,
    refusals: { ends_before_start: 400 },
  },
});

export type BrandSettings = z.infer<typeof brandSettings>;
export type BrandTheme = z.infer<typeof theme>;
export type BrandFlag = (typeof brandFlags)[number];
