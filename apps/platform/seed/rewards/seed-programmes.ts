/** The demo's VIP levels, cashback and referral, in Kenya's shillings worth. */
import type {
  CashbackRules,
  ReferralRules,
  VipLevel,
  VipRules,
} from '@bahati/contract/programme-terms.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { kenya, type SeededBrand } from '#seed/seeded-brand.ts';

type Worth = (shillings: number) => string;

/** The same rate for what machines play and for tables, less where the house keeps less. */
const rebates = (slots: number, tables: number): VipLevel['rebates'] => [
  { gameType: 'RNG', rateBasisPoints: slots },
  { gameType: 'FISH', rateBasisPoints: slots },
  { gameType: 'BGS', rateBasisPoints: slots },
  { gameType: 'PVP', rateBasisPoints: tables },
  { gameType: 'LIVE', rateBasisPoints: tables },
];

const needs = (turnover: string, days: 90 | null): VipLevel['requirement'] => ({
  turnover,
  deposits: null,
  needs: 'all',
  days,
});

const firstLevels = (worth: Worth): VipLevel[] => [
  {
    name: { en: 'Shaba', sw: 'Shaba' },
    badge: 'copper',
    requirement: needs(worth(10_000), null),
    keep: { turnover: null, deposits: null },
    gift: worth(50),
    weekly: null,
    monthly: null,
    birthday: worth(50),
    rebates: [],
    withdrawalMaximum: null,
    withdrawalCount: null,
  },
  {
    name: { en: 'Fedha', sw: 'Fedha' },
    badge: 'silver',
    requirement: needs(worth(50_000), 90),
    keep: { turnover: worth(10_000), deposits: null },
    gift: worth(200),
    weekly: worth(50),
    monthly: null,
    birthday: worth(150),
    rebates: rebates(55, 45),
    withdrawalMaximum: null,
    withdrawalCount: null,
  },
  {
    name: { en: 'Dhahabu', sw: 'Dhahabu' },
    badge: 'gold',
    requirement: needs(worth(250_000), 90),
    keep: { turnover: worth(60_000), deposits: null },
    gift: worth(1_000),
    weekly: worth(150),
    monthly: worth(500),
    birthday: worth(500),
    rebates: rebates(60, 50),
    withdrawalMaximum: worth(750_000),
    withdrawalCount: 20,
  },
];

const highestLevels = (worth: Worth): VipLevel[] => [
  {
    name: { en: 'Tanzanite', sw: 'Tanzanite' },
    badge: 'tanzanite',
    requirement: needs(worth(1_000_000), 90),
    keep: { turnover: worth(250_000), deposits: null },
    gift: worth(4_000),
    weekly: worth(500),
    monthly: worth(2_000),
    birthday: worth(2_000),
    rebates: rebates(70, 60),
    withdrawalMaximum: worth(1_500_000),
    withdrawalCount: 30,
  },
  {
    name: { en: 'Almasi', sw: 'Almasi' },
    badge: 'diamond',
    requirement: {
      turnover: worth(5_000_000),
      deposits: worth(300_000),
      needs: 'all',
      days: 90,
    },
    keep: { turnover: worth(1_200_000), deposits: null },
    gift: worth(20_000),
    weekly: worth(2_000),
    monthly: worth(8_000),
    birthday: worth(10_000),
    rebates: rebates(80, 70),
    withdrawalMaximum: worth(3_000_000),
    withdrawalCount: 50,
  },
];

const vip = (worth: Worth): VipRules => ({
  levels: [...firstLevels(worth), ...highestLevels(worth)],
  keepDays: 30,
  monthlyBudget: worth(2_000_000),
});

const cashback = (worth: Worth): CashbackRules => ({
  isOn: true,
  isDaily: false,
  rateBasisPoints: 500,
  leastLoss: worth(500),
  cap: worth(5_000),
  monthlyBudget: worth(2_000_000),
  isRebateAutomatic: true,
});

const referral = (worth: Worth): ReferralRules => ({
  isOn: true,
  sponsorReward: worth(377),
  friendPercent: 70,
  friendMaximum: worth(3_000),
  friendWagerTimes: 5,
  leastDeposit: worth(200),
  leastTurnover: worth(1_000),
  days: 30,
  mostPerDay: 5,
  mostPerMonth: 30,
  monthlyBudget: worth(500_000),
});

/** Their rules from the demo's first day on; rules that staff changed stay. */
export async function seedProgrammes(owner: Database, brand: SeededBrand = kenya): Promise<void> {
  const worth: Worth = (shillings) => `${BigInt(shillings) * brand.perShilling}.00`;
  const rules = { vip: vip(worth), cashback: cashback(worth), referral: referral(worth) };
  for (const [programme, of] of Object.entries(rules)) {
    await owner.query(
      `INSERT INTO programme_rules (brand, programme, valid_from, rules)
       VALUES ($1, $2, '2026-01-01', $3) ON CONFLICT DO NOTHING`,
      [brand.code, programme, JSON.stringify(of)],
    );
  }
}
