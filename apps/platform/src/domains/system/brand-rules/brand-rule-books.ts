/** The sheets of a brand's settings as its row has them. */
import {
  type BrandCompany,
  type BrandContacts,
  type BrandLobby,
  type BrandProtection,
  brandSheets,
} from '@bahati/contract/back-office/system/brand-rules.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { heedGuard, readBrand } from '#domains/system/brand/brand.ts';
import type { RuleBook } from '#domains/system/approvals/approvals.ts';
import {
  assertSoundCompany,
  assertSoundContacts,
  opensByLawClosed,
  protectsLess,
} from './brand.rules.ts';

/** Writing refuses `currency_fixed`, `time_zone_fixed`. */
export const brandCompanyBook: RuleBook<BrandCompany> = {
  kind: 'brand_company',
  schema: brandSheets.company,
  read: async ({ config }, database) => {
    const brand = await readBrand(database, config.BRAND);
    const { name, legalName, currency, timeZone, countryDialingCodes } = brand;
    const { domains, backOfficeDomains } = brand;
    return {
      name,
      legalName,
      currency,
      timeZone,
      countryDialingCodes,
      domains,
      backOfficeDomains,
    };
  },
  write: async (transaction, brand, _currency, company) => {
    const values = [
      company.name,
      company.legalName,
      company.currency,
      company.timeZone,
      company.countryDialingCodes,
      company.domains,
      company.backOfficeDomains,
    ];
    await heedGuard(
      transaction.query(
        `UPDATE brands SET name = $2, legal_name = $3, currency = $4, time_zone = $5,
                country_dialing_codes = $6, domains = $7, back_office_domains = $8
          WHERE code = $1`,
        [brand, ...values],
      ),
    );
  },
  assertSound: assertSoundCompany,
  isLessStrict: () => false,
};

export const brandProtectionBook: RuleBook<BrandProtection> = {
  kind: 'brand_protection',
  schema: brandSheets.protection,
  read: async ({ config }, database) => {
    const { rows } = await database.query<BrandProtection>(
      `SELECT minimum_age AS "minimumAge", reality_check_minutes AS "realityCheckMinutes",
              is_autoplay_allowed AS "isAutoplayAllowed", is_turbo_allowed AS "isTurboAllowed",
              minimum_cycle_ms AS "minimumCycleMs",
              payout_cooldown_hours AS "payoutCooldownHours",
              password_expiry_days AS "passwordExpiryDays"
         FROM brands WHERE code = $1`,
      [config.BRAND],
    );
    if (!rows[0]) throw new Error(`The brand ${config.BRAND} is not in the database.`);
    return rows[0];
  },
  write: async (transaction, brand, _currency, rules) => {
    await transaction.query(
      `UPDATE brands SET minimum_age = $2, reality_check_minutes = $3, is_autoplay_allowed = $4,
              is_turbo_allowed = $5, minimum_cycle_ms = $6, payout_cooldown_hours = $7,
              password_expiry_days = $8
        WHERE code = $1`,
      [
        brand,
        rules.minimumAge,
        rules.realityCheckMinutes,
        rules.isAutoplayAllowed,
        rules.isTurboAllowed,
        rules.minimumCycleMs,
        rules.payoutCooldownHours,
        rules.passwordExpiryDays,
      ],
    );
  },
  assertSound: () => undefined,
  isLessStrict: protectsLess,
};

/** Refuses `amount_out_of_range`. */
export const brandLobbyBook: RuleBook<BrandLobby> = {
  kind: 'brand_lobby',
  schema: brandSheets.lobby,
  read: async ({ config }, database, currency) => {
    const brand = await readBrand(database, config.BRAND);
    const { closedCategories, emptyCategories, winnerBoardMinimum } = brand;
    return {
      closedCategories: closedCategories.toSorted(),
      emptyCategories,
      winnerBoardMinimum: toDecimal(winnerBoardMinimum, currency),
    };
  },
  write: async (transaction, brand, currency, lobby) => {
    const minimum = parseAmount(lobby.winnerBoardMinimum, currency);
    await transaction.query(
      `UPDATE brands SET closed_categories = $2, empty_categories = $3, winner_board_minimum = $4
        WHERE code = $1`,
      [brand, [...new Set(lobby.closedCategories)], lobby.emptyCategories, minimum],
    );
  },
  assertSound: ({ winnerBoardMinimum }, currency) => {
    if (parseAmount(winnerBoardMinimum, currency) === undefined) {
      throw new Refusal('amount_out_of_range');
    }
  },
  isLessStrict: opensByLawClosed,
};

/** Refuses `hours_empty`. */
export const brandContactsBook: RuleBook<BrandContacts> = {
  kind: 'brand_contacts',
  schema: brandSheets.contacts,
  read: async ({ config }, database) => {
    const brand = await readBrand(database, config.BRAND);
    const { customerServiceUrl, helpLines, agentSupport } = brand;
    return { customerServiceUrl, helpLines, agentSupport };
  },
  write: async (transaction, brand, _currency, contacts) => {
    const { customerServiceUrl, helpLines, agentSupport } = contacts;
    const days = [...new Set(agentSupport.days)].toSorted((one, other) => one - other);
    await transaction.query(
      `UPDATE brands SET customer_service_url = $2, help_lines = $3, agent_support = $4
        WHERE code = $1`,
      [
        brand,
        customerServiceUrl,
        JSON.stringify(helpLines),
        JSON.stringify({ ...agentSupport, days }),
      ],
    );
  },
  assertSound: assertSoundContacts,
  isLessStrict: () => false,
};
