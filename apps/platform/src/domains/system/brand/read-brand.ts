/** The brand: configuration, never code. */
import type { BrandPalette } from '@bahati/contract/palettes.ts';
import { type BrandFlags, brandFlags } from '@bahati/contract/brand-flags.ts';
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { Brand } from '@bahati/contract/player-site/system/system.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

type HelpLine = {
  name: string;
  phone: string | null;
  url: string | null;
  about: { en: string; sw: string };
};

export type BrandSettings = {
  code: string;
  name: string;
  /** The company that runs it; null: nobody said. */
  legalName: string | null;
  /** Host names of the player site and of the back office. */
  domains: string[];
  backOfficeDomains: string[];
  currency: Currency;
  timeZone: string;
  countryDialingCodes: string[];
  minimumAge: number;
  flags: BrandFlags;
  realityCheckMinutes: number | null;
  withdrawalAutoConfirmHours: number;
  /** Hours money waits before it may go to a payout account that was just added. */
  payoutCooldownHours: number;
  /** A message to more members than this takes the word of two people. */
  massMessageFrom: number;
  status: 0 | 1 | 2;
  /** When it closes by itself; null: nobody planned it. */
  maintenanceStart: Date | null;
  maintenanceEnd: Date | null;
  /** What the brand says while it is closed; empty: nothing of its own. */
  maintenanceMessage: { en: string; sw: string };
  customerServiceUrl: string | null;
  /** Those of the product's languages this brand offers. */
  languages: ('en' | 'sw')[];
  /** Who helps people whose play worries them. */
  helpLines: HelpLine[];
  /** Days after which a password has to be changed; null: never. */
  passwordExpiryDays: number | null;
  /** The winner board shows no smaller win, in minor units. */
  winnerBoardMinimum: bigint;
  emptyCategories: Brand['emptyCategories'];
  /** Neither shown nor opened nor staked on; what was won there is still paid. */
  closedCategories: GameCategory[];
  agentSupport: Brand['agentSupport'];
  logoPicture: string | null;
  /** Null in a season, which has a palette of its own. */
  accent: Brand['accent'];
  /** The accent just now, of a season while one is on. */
  palette: BrandPalette;
  /** The name beside the mark; null: the word as it is drawn. */
  logoText: string | null;
};

export async function readBrand(
  database: Database | Transaction,
  code: string,
): Promise<BrandSettings> {
  const { rows } = await database.query<BrandSettings & { flags: Partial<BrandFlags> }>(
    `SELECT code, name, legal_name AS "legalName", domains,
            back_office_domains AS "backOfficeDomains", currency, time_zone AS "timeZone",
            country_dialing_codes AS "countryDialingCodes", minimum_age AS "minimumAge", flags,
            reality_check_minutes AS "realityCheckMinutes",
            withdrawal_auto_confirm_hours AS "withdrawalAutoConfirmHours",
            payout_cooldown_hours AS "payoutCooldownHours",
            mass_message_from AS "massMessageFrom",
            status, maintenance_start AS "maintenanceStart", maintenance_end AS "maintenanceEnd",
            json_build_object('en', maintenance_message_en, 'sw', maintenance_message_sw)
              AS "maintenanceMessage",
            customer_service_url AS "customerServiceUrl", languages,
            help_lines AS "helpLines", logo_text AS "logoText",
            password_expiry_days AS "passwordExpiryDays",
            winner_board_minimum AS "winnerBoardMinimum", empty_categories AS "emptyCategories",
            closed_categories AS "closedCategories", agent_support AS "agentSupport",
            logo_picture AS "logoPicture",
            CASE WHEN accent_fill IS NOT NULL
                  AND NOT coalesce(now() >= season_starts_at AND now() < season_ends_at, false) THEN json_build_object(
              'fill', accent_fill, 'onLight', accent_on_light, 'onDark', accent_on_dark)
            END AS accent,
            CASE WHEN now() >= season_starts_at AND now() < season_ends_at THEN season_palette
                 ELSE palette END AS palette
       FROM brands WHERE code = $1`,
    [code],
  );
  const brand = rows[0];
  if (!brand) throw new Error(`The brand ${code} is not in the database; has it been seeded?`);
  return { ...brand, flags: everyFlag(brand.flags) };
}

/** A flag the database does not know is off; one the product does not know is none. */
function everyFlag(kept: Partial<BrandFlags>): BrandFlags {
  const entries = brandFlags.map((flag) => [flag, kept[flag] === true]);
  return Object.fromEntries(entries) as BrandFlags;
}
