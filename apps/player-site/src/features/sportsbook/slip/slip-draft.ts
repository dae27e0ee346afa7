/** A slip as it is being made: what is on it, and how it is to be staked. Pure. */
import type { Slip } from '@bahati/contract/sportsbook/slip.ts';
import { mostSelections } from './slip-limits.ts';

export type PickedSelection = {
  eventId: string;
  market: string;
  outcome: string;
  /** As last seen, in thousandths. */
  odds: number;
  /** What the slip shows before the book has been asked. */
  sport: string;
  eventName: string;
  home: string | null;
  away: string | null;
  participant: string | null;
  startsAt: string;
};

/** One selection, or several of one event put together at odds of their own. */
export type DraftLeg = {
  readonly selections: readonly PickedSelection[];
  /** Of all of them together, as last seen. */
  readonly odds: number;
  readonly isBanker: boolean;
};

export type SlipKind = Slip['shape']['kind'];
export type Acceptance = Slip['acceptance'];

export type SlipDraft = {
  readonly legs: readonly DraftLeg[];
  /** As chosen; `slip-shapes.ts` says which are to be had. */
  readonly kind: SlipKind;
  readonly folds: readonly number[];
  /** Of each line, just as typed. */
  readonly stake: string;
  /** Of singles that differ from it, by the key of the leg. */
  readonly ownStakes: Readonly<Record<string, string>>;
  readonly isEachWay: boolean;
  readonly acceptance: Acceptance;
};

export const emptyDraft: SlipDraft = {
  legs: [],
  kind: 'multiple',
  folds: [],
  stake: '',
  ownStakes: {},
  isEachWay: false,
  acceptance: 'ask',
};

export type SelectionName = Pick<PickedSelection, 'eventId' | 'market' | 'outcome'>;

export const selectionKey = ({ eventId, market, outcome }: SelectionName): string =>
  `${eventId} ${market} ${outcome}`;

/** The same selections are the same leg, whatever their odds. */
export const legKey = ({ selections }: { selections: readonly SelectionName[] }): string =>
  selections.map(selectionKey).toSorted().join(' + ');

export const legOf = (selection: PickedSelection): DraftLeg => ({
  selections: [selection],
  odds: selection.odds,
  isBanker: false,
});

/** The stake of a single as typed: its own, else the shared one. */
export const stakeOfLeg = ({ stake, ownStakes }: SlipDraft, leg: DraftLeg): string =>
  ownStakes[legKey(leg)] ?? stake;

/** The leg with these odds; that of one selection carries them on it too. */
export const withOdds = (leg: DraftLeg, odds: number): DraftLeg => {
  const [only] = leg.selections;
  return leg.selections.length === 1 && only
    ? { ...leg, selections: [{ ...only, odds }], odds }
    : { ...leg, odds };
};

function isPicked(value: unknown): value is PickedSelection {
  const one = value as Partial<PickedSelection> | null;
  return (
    typeof one?.eventId === 'string' &&
    typeof one.market === 'string' &&
    typeof one.outcome === 'string' &&
    typeof one.odds === 'number' &&
    typeof one.sport === 'string' &&
    typeof one.eventName === 'string'
  );
}

function isLeg(value: unknown): value is DraftLeg {
  const one = value as Partial<DraftLeg> | null;
  return (
    Array.isArray(one?.selections) &&
    one.selections.length > 0 &&
    one.selections.every(isPicked) &&
    typeof one.odds === 'number'
  );
}

const isOneOf = <T extends string>(value: unknown, allowed: readonly T[]): value is T =>
  allowed.some((one) => one === value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 20;

/** What a device has kept; whatever cannot be read of it is as in an empty slip. */
export function readDraft(kept: unknown): SlipDraft {
  const raw = (kept ?? {}) as Partial<Record<keyof SlipDraft, unknown>>;
  if (!Array.isArray(raw.legs)) return emptyDraft;
  const legs = raw.legs
    .filter(isLeg)
    .slice(0, mostSelections)
    .map(({ selections, odds, isBanker }) => ({ selections, odds, isBanker: isBanker === true }));
  const own = Object.entries((raw.ownStakes ?? {}) as Record<string, unknown>);
  return {
    legs,
    kind: isOneOf(raw.kind, ['singles', 'multiple', 'system']) ? raw.kind : emptyDraft.kind,
    folds: Array.isArray(raw.folds) ? raw.folds.filter(Number.isInteger).slice(0, 9) : [],
    stake: isText(raw.stake) ? raw.stake : '',
    ownStakes: Object.fromEntries(
      own.filter((entry): entry is [string, string] => isText(entry[1])).slice(0, mostSelections),
    ),
    isEachWay: raw.isEachWay === true,
    acceptance: isOneOf(raw.acceptance, ['any', 'better', 'ask'])
      ? raw.acceptance
      : emptyDraft.acceptance,
  };
}
