/** A VIP level as it is being typed. */
import {
  type LevelBadge,
  levelBadges,
  rebateTypes,
  type VipLevel,
} from '@bahati/contract/programme-terms.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { bpsOf, percentOf } from '#features/cashier/payment-methods/payment-method-draft.rules.ts';

export const levelAmounts = [
  'turnover',
  'deposits',
  'keepTurnover',
  'keepDeposits',
  'gift',
  'weekly',
  'monthly',
  'birthday',
  'withdrawalMaximum',
] as const;
type AmountName = (typeof levelAmounts)[number];

/** More of the turnover than this is never given back. */
const mostRebateBps = 1000;

export type LevelDraft = Record<AmountName, string> & {
  name: { en: string; sw: string };
  badge: LevelBadge;
  needs: 'all' | 'one';
  /** `ever`, `30` or `90`. */
  days: string;
  withdrawalCount: string;
  /** Percent by type of game; empty: none. */
  rebates: Readonly<Record<string, string>>;
};

const plain = (amount: string | null) => amount?.replace(/\.00$/, '') ?? '';

export function levelDraft(level: VipLevel | undefined): LevelDraft {
  return {
    name: level?.name ?? { en: '', sw: '' },
    badge: level?.badge ?? levelBadges[0],
    needs: level?.requirement.needs ?? 'all',
    days: String(level?.requirement.days ?? 'ever'),
    turnover: plain(level?.requirement.turnover ?? null),
    deposits: plain(level?.requirement.deposits ?? null),
    keepTurnover: plain(level?.keep.turnover ?? null),
    keepDeposits: plain(level?.keep.deposits ?? null),
    gift: plain(level?.gift ?? null),
    weekly: plain(level?.weekly ?? null),
    monthly: plain(level?.monthly ?? null),
    birthday: plain(level?.birthday ?? null),
    withdrawalMaximum: plain(level?.withdrawalMaximum ?? null),
    withdrawalCount: level?.withdrawalCount?.toString() ?? '',
    rebates: Object.fromEntries(
      (level?.rebates ?? []).map((one) => [one.gameType, percentOf(one.rateBasisPoints)]),
    ),
  };
}

/** Which fields cannot be read; an empty amount is none. */
export function wrongInLevel(draft: LevelDraft): string[] {
  const { name, withdrawalCount, rebates } = draft;
  const wrong: Record<string, boolean> = {
    'name.en': name.en.trim() === '',
    'name.sw': name.sw.trim() === '',
    requirement: draft.turnover.trim() === '' && draft.deposits.trim() === '',
    withdrawalCount: !/^$|^[1-9]\d{0,2}$/.test(withdrawalCount.trim()),
    ...Object.fromEntries(levelAmounts.map((field) => [field, !isAmount(draft[field])])),
    ...Object.fromEntries(
      rebateTypes.map((type) => [type, bpsOf(rebates[type] ?? '', mostRebateBps) === undefined]),
    ),
  };
  return Object.keys(wrong).filter((field) => wrong[field]);
}

const isAmount = (text: string): boolean =>
  text.trim() === '' || typedDecimal(text.trim()) !== undefined;

/** Of a draft without wrong fields. */
export function levelOf(draft: LevelDraft): VipLevel {
  const amount = (field: AmountName) => {
    const text = draft[field].trim();
    return text === '' ? null : (typedDecimal(text) ?? null);
  };
  const { name, badge, needs, days, withdrawalCount, rebates } = draft;
  return {
    name: { en: name.en.trim(), sw: name.sw.trim() },
    badge,
    requirement: {
      turnover: amount('turnover'),
      deposits: amount('deposits'),
      needs,
      days: days === '30' ? 30 : days === '90' ? 90 : null,
    },
    keep: { turnover: amount('keepTurnover'), deposits: amount('keepDeposits') },
    gift: amount('gift'),
    weekly: amount('weekly'),
    monthly: amount('monthly'),
    birthday: amount('birthday'),
    rebates: rebateTypes.flatMap((gameType) => {
      const rateBasisPoints = bpsOf(rebates[gameType] ?? '', mostRebateBps) ?? 0;
      return rateBasisPoints === 0 ? [] : [{ gameType, rateBasisPoints }];
    }),
    withdrawalMaximum: amount('withdrawalMaximum'),
    withdrawalCount: withdrawalCount.trim() === '' ? null : Number(withdrawalCount),
  };
}
