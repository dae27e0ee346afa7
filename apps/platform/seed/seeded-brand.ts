/** The demo's brands: what tells one from the other; all else every demo brand has alike. */
import type { BrandFlags } from '@bahati/contract/brand-flags.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { demoProviderKey } from '#platform/config.ts';

export type SeededBrand = {
  code: string;
  name: string;
  currency: Currency;
  timeZone: string;
  diallingCodes: readonly string[];
  /** The first is the one a visitor meets. */
  languages: readonly ('en' | 'sw')[];
  jurisdiction: 'KE' | 'TZ';
  palette: 'lantern' | 'reef' | 'clove' | 'baobab';
  /** Beside the mark; null: the word as it is drawn. */
  logoText: string | null;
  /** Of categories without a game to play: left out, or one card each. */
  emptyCategories: 'hidden' | 'coming';
  /** Countries whose banks pay out, and currencies whose methods are offered. */
  banksOf: readonly ('KE' | 'TZ')[];
  methodsIn: readonly Currency[];
  /** How many of its minor units are worth one of Kenya's: rules are written in Kenya's. */
  perShilling: bigint;
  /** By which the demo's people pay in and are paid. */
  bankDeposit: string;
  payout: string;
  /** What the games server signs with when it calls this brand. */
  providerKey: string;
  /** What the sportsbook signs with. */
  sportsbookKey: string;
  /** What the lottery signs with. */
  lotteryKey: string;
  /** Flags that differ from those every demo brand has. */
  flags: Readonly<Partial<BrandFlags>>;
  /** Who logs in: beside this file. */
  loginsFile: string;
  /** Host names of both sites. */
  hosts: readonly string[];
};

export const kenya: SeededBrand = {
  code: 'bahati',
  name: 'Bahati',
  currency: 'KES',
  timeZone: 'Africa/Nairobi',
  diallingCodes: ['+254', '+255'],
  languages: ['en', 'sw'],
  jurisdiction: 'KE',
  palette: 'lantern',
  logoText: null,
  emptyCategories: 'coming',
  banksOf: ['KE', 'TZ'],
  methodsIn: ['KES', 'TZS'],
  perShilling: 1n,
  bankDeposit: 'bank-deposit',
  payout: 'pesa-pepe-payout',
  providerKey: demoProviderKey,
  sportsbookKey: 'demo-sportsbook-key-not-for-production',
  lotteryKey: 'demo-lottery-key-not-for-production',
  flags: {},
  loginsFile: 'demo-logins.json',
  hosts: ['127.0.0.1', 'localhost'],
};

/** A shilling of Kenya buys about twenty of Tanzania's. */
export const tanzania: SeededBrand = {
  code: 'tanzania',
  name: 'Bahati Tanzania',
  currency: 'TZS',
  timeZone: 'Africa/Dar_es_Salaam',
  diallingCodes: ['+255'],
  languages: ['sw', 'en'],
  jurisdiction: 'TZ',
  palette: 'reef',
  logoText: 'Bahati TZ',
  emptyCategories: 'hidden',
  banksOf: ['TZ'],
  methodsIn: ['TZS'],
  perShilling: 20n,
  bankDeposit: 'bank-deposit-tz',
  payout: 'mpesa-tz-payout',
  providerKey: 'demo-provider-key-tanzania-not-for-production',
  sportsbookKey: 'demo-sportsbook-key-tanzania-not-for-production',
  lotteryKey: 'demo-lottery-key-tanzania-not-for-production',
  flags: { jackpotCounterIsPool: false, freePlayGames: false, points: false },
  loginsFile: 'demo/tanzania-logins.json',
  hosts: ['tanzania.localhost'],
};

export const demoBrands: readonly SeededBrand[] = [kenya, tanzania];
