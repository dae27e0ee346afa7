/** Settings of the brand: maintenance, regions, languages, features, chat and theme. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { brandAccent } from '@bahati/contract/player-site/system/system.ts';
import { brandFlags } from '@bahati/contract/brand-flags.ts';
import { brandPalettes } from '@bahati/contract/palettes.ts';
import { instant, countryCode, language, textByLanguage } from '@bahati/contract/wire.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

export const regionModes = ['everywhere', 'allow', 'deny'] as const;

/** here: on the site; elsewhere: at an address of the brand; off: no chat. */
export const chatPlaces = ['here', 'elsewhere', 'off'] as const;

const countries = z.array(countryCode).max(300);

/** The longest name beside the logo. */
export const longestLogo = 20;

const theme = z.strictObject({
  palette: z.enum(brandPalettes),
  /** Colours in place of the palette's; null: the palette's. */
  accent: brandAccent.nullable(),
  /** The name beside the logo as text; null: the drawn name. */
  logoText: z.string().trim().min(1).max(longestLogo).nullable(),
  /** The logo, a path answered by `POST /bo/contentPictures`; null: the drawn one. */
  logoPicture: z
    .string()
    .regex(/^\/art\/content\/[0-9a-f-]{36}\.(png|jpeg)$/)
    .nullable(),
  /** A seasonal palette. */
  season: z
    .strictObject({ palette: z.enum(brandPalettes), startsAt: instant, endsAt: instant })
    .nullable(),
});

const brandSettings = z.object({
  name: z.string(),
  isUnderMaintenance: z.boolean(),
  /** When planned maintenance starts; null: none is planned. */
  maintenanceStart: instant.nullable(),
  maintenanceEnd: instant.nullable(),
  /** Shown beside the site's own text; empty: nothing. */
  maintenanceMessage: textByLanguage,
  regions: z.object({
    mode: z.enum(regionModes),
    countries,
    /** Whether IP addresses of unknown country are allowed. */
    admitsUnknown: z.boolean(),
  }),
  flags: z.array(z.object({ flag: z.enum(brandFlags), isOn: z.boolean() })),
  /** The first one is the default. */
  languages: z.array(language),
  chat: z.object({ place: z.enum(chatPlaces), url: z.string().nullable() }),
  theme,
});

export const boBrandCalls = defineBackOfficeCalls({
  'GET /bo/brand': {
    summary: 'The settings of the brand',
    audience: 'staff',
    permission: 'content.read',
    value: brandSettings,
    refusals: {},
  },
  'GET /bo/brand/header': {
    summary: 'The name and the logo above every page of the back office',
    audience: 'staff',
    permission: null,
    value: z.object({
      name: z.string(),
      logoText: z.string().nullable(),
      /** A path of this site; null: the drawn logo. */
      logoPicture: z.string().nullable(),
    }),
    refusals: {},
  },
  'POST /bo/brand/maintenance': {
    summary: 'Start maintenance now or at a time, or end it',
    audience: 'staff',
    permission: 'system.change',
    body: z.strictObject({
      isOn: z.boolean(),
      /** When maintenance starts; null or past: at once. */
      startsAt: instant.nullable().default(null),
      /** The announced end; staff end maintenance by hand. */
      endsAt: instant.nullable(),
      message: inBoth(300, 0),
      reason,
    }),
    value: brandSettings,
    refusals: { ends_before_start: 400 },
  },
  'POST /bo/brand/regions': {
    summary: 'Set the countries the brand may be played from, by IP address',
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
      /** `details.country` is not a country code. */
      country_unknown: 400,
      /** The list of countries is empty. */
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
      /** No way of registration would be left, or members could not log in again. */
      flag_needed: 409,
    },
  },
  'POST /bo/brand/languages': {
    summary: 'Set the languages of the brand, its default first',
    audience: 'staff',
    permission: 'system.change',
    body: z.strictObject({
      languages: z.array(language).min(1).max(2),
    }),
    value: brandSettings,
    refusals: { language_twice: 400 },
  },
  'POST /bo/brand/chat': {
    summary: 'Set where the live chat is',
    audience: 'staff',
    permission: 'system.change',
    body: z.strictObject({
      place: z.enum(chatPlaces),
      /** The https address if the chat is elsewhere. */
      url: z.string().trim().max(500).nullable(),
    }),
    value: brandSettings,
    refusals: { link_invalid: 400 },
  },
  'POST /bo/brand/theme': {
    summary: 'Set the look of the player site, for pages opened from now on',
    audience: 'staff',
    permission: 'system.change',
    body: theme.extend({ reason }),
    value: brandSettings,
    refusals: {
      ends_before_start: 400,
      /** `details.colour` cannot be read where it stands (WCAG AA). */
      contrast_too_low: 400,
      picture_unknown: 400,
    },
  },
});

export type BrandSettings = z.infer<typeof brandSettings>;
export type BrandTheme = z.infer<typeof theme>;
