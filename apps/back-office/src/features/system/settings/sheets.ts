/** The sheets of the brand's settings: what is read, its fields in order, and what is sent. */
import type {
  BrandCompany,
  BrandContacts,
  BrandLobby,
  BrandProtection,
} from '@bahati/contract/back-office/system/brand-rules.ts';
import type { CashierRuleSet } from '@bahati/contract/back-office/cashier/cashier-rules.ts';
import type { RuleSheet } from '@bahati/contract/back-office/cashier/money-rules.ts';
import { currencies } from '@bahati/money/currencies.ts';
import { call } from '#office/api.ts';
import type { SettingField, Settings } from './setting-draft.rules.ts';

const realCurrencies = Object.entries(currencies).flatMap(([code, { isPlay }]) =>
  isPlay ? [] : [code],
);

type Change = { rules: Settings; version: string; reason: string };

export type Sheet<Rules = never> = {
  name: 'company' | 'protection' | 'lobby' | 'contacts' | 'cashier';
  fields: (rules: Rules) => readonly SettingField[];
  /** As fields have it, and back. */
  flat: (rules: Rules) => Settings;
  change: (change: Change) => Promise<RuleSheet<unknown>>;
};

export const companySheet: Sheet<BrandCompany> = {
  name: 'company',
  fields: () => [
    { name: 'name', kind: 'text' },
    { name: 'legalName', kind: 'text', isOptional: true },
    { name: 'currency', kind: 'choice', options: realCurrencies },
    { name: 'timeZone', kind: 'text' },
    { name: 'countryDialingCodes', kind: 'list' },
    { name: 'domains', kind: 'list', isOptional: true },
    { name: 'backOfficeDomains', kind: 'list', isOptional: true },
  ],
  flat: (rules) => ({ ...rules }),
  change: ({ rules, ...more }) =>
    call('POST /bo/brand/company', { body: { ...more, rules: rules as BrandCompany } }),
};

export const protectionSheet: Sheet<BrandProtection> = {
  name: 'protection',
  fields: () => [
    { name: 'minimumAge', kind: 'count', least: 18, most: 25 },
    { name: 'realityCheckMinutes', kind: 'count', isOptional: true, least: 1, most: 1440 },
    { name: 'isAutoplayAllowed', kind: 'switch' },
    { name: 'isTurboAllowed', kind: 'switch' },
    { name: 'minimumCycleMs', kind: 'count', most: 60_000 },
    { name: 'payoutCooldownHours', kind: 'count', most: 720 },
    { name: 'passwordExpiryDays', kind: 'count', isOptional: true, least: 1, most: 3650 },
  ],
  flat: (rules) => ({ ...rules }),
  change: ({ rules, ...more }) =>
    call('POST /bo/brand/protection', { body: { ...more, rules: rules as BrandProtection } }),
};

export const lobbySheet: Sheet<BrandLobby> = {
  name: 'lobby',
  fields: () => [
    { name: 'closedCategories', kind: 'categories' },
    { name: 'emptyCategories', kind: 'choice', options: ['hidden', 'coming'] },
    { name: 'winnerBoardMinimum', kind: 'amount' },
  ],
  flat: (rules) => ({ ...rules }),
  change: ({ rules, ...more }) =>
    call('POST /bo/brand/lobby', { body: { ...more, rules: rules as BrandLobby } }),
};

export const contactsSheet: Sheet<BrandContacts> = {
  name: 'contacts',
  fields: () => [
    { name: 'customerServiceUrl', kind: 'text', isOptional: true },
    { name: 'helpLines', kind: 'help_lines' },
    { name: 'agentDays', kind: 'days' },
    { name: 'agentOpens', kind: 'time' },
    { name: 'agentCloses', kind: 'time' },
  ],
  flat: ({ customerServiceUrl, helpLines, agentSupport: { days, opens, closes } }) => ({
    customerServiceUrl,
    helpLines,
    agentDays: days,
    agentOpens: opens,
    // The field of a time knows no 24:00.
    agentCloses: closes === '24:00' ? '00:00' : closes,
  }),
  change: ({ rules, ...more }) => {
    const { agentDays: days, agentOpens: opens, agentCloses, ...same } = rules;
    const closes = agentCloses === '00:00' ? '24:00' : agentCloses;
    const whole = { ...same, agentSupport: { days, opens, closes } } as BrandContacts;
    return call('POST /bo/brand/contacts', { body: { ...more, rules: whole } });
  },
};

const railField = 'autoConfirm:';

export const cashierSheet: Sheet<CashierRuleSet> = {
  name: 'cashier',
  fields: ({ autoConfirm }) => [
    { name: 'jurisdiction', kind: 'text' },
    ...autoConfirm.map(({ rail }) => ({
      name: `${railField}${rail}`,
      kind: 'count' as const,
      least: 1,
      most: 720,
    })),
  ],
  flat: ({ jurisdiction, autoConfirm }) => ({
    jurisdiction,
    ...Object.fromEntries(autoConfirm.map(({ rail, hours }) => [`${railField}${rail}`, hours])),
  }),
  change: ({ rules: { jurisdiction, ...rails }, ...more }) => {
    const autoConfirm = Object.entries(rails).map(([name, hours]) => ({
      rail: name.slice(railField.length),
      hours: Number(hours),
    }));
    const country = typeof jurisdiction === 'string' ? jurisdiction.toUpperCase() : '';
    const whole = { jurisdiction: country, autoConfirm };
    return call('POST /bo/cashierRules', { body: { ...more, rules: whole } });
  },
};
