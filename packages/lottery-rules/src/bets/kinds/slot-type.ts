/**
 * Bets on numbers among the prizes of a draw. Each number of each prize is drawn by itself, so a
 * number that is drawn twice is paid twice. A slot says which piece of a prize's numbers counts and
 * what it pays; a line wins where its own piece is that one.
 */
import { add, type Rational, rational } from '@bahati/game-rules/rational.ts';
import type {
  BetType,
  Expected,
  Panel,
  Selection,
  Win,
} from '@bahati/lottery-rules/bets/bet-type.ts';
import { lineLiability } from '@bahati/lottery-rules/bets/liability.ts';
import type { LineSystem } from '@bahati/lottery-rules/bets/lines/line-system.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { type DrawNumbers, prizeOf } from '@bahati/lottery-rules/draws/numbers.ts';
import { gatherWins } from './view-type.ts';

/** A piece that wins when another one is drawn, and its tier. */
export type WinningPiece = readonly [piece: string, tier: string];

export type Slot = {
  readonly prize: string;
  /** Numbers of the prize. */
  readonly count: number;
  /** The piece that counts, of a number drawn and of a line alike. */
  readonly cut: (number: string) => string;
  /** Who wins when a piece is drawn; both ways: if `a` wins by `b`, then `b` by `a`, in one tier. */
  readonly wins: (drawn: string) => readonly WinningPiece[];
  /** The chance that a number's piece is this one. */
  readonly chance: (piece: string) => Rational;
};

export type SlotRules = {
  readonly id: string;
  readonly family: Family;
  readonly panel: Panel;
  readonly tiers: readonly string[];
  readonly samples: readonly string[];
  readonly system: LineSystem;
  readonly slots: readonly Slot[];
  readonly unitsPerLine?: number;
  /** Bet types on the same lines count liability together under this name; absent: the id. */
  readonly group?: string;
  readonly tiersOf?: (line: string) => readonly string[];
  readonly mostLines?: number;
};

export function slotType(rules: SlotRules): BetType {
  const { tiers, system, slots } = rules;
  const tiersOf = rules.tiersOf ?? (() => tiers);
  return {
    id: rules.id,
    family: rules.family,
    panel: rules.panel,
    tiers,
    pooled: [],
    unitsPerLine: rules.unitsPerLine ?? 1,
    mostLines: rules.mostLines ?? 2_000,
    samples: rules.samples,
    lines: system.count,
    eachLine: system.each,
    tiersOf,
    liability: (selection, oddsOf) =>
      lineLiability({ group: rules.group ?? rules.id, system, tiersOf }, selection, oddsOf),
    judge: (selection, numbers) => gatherWins(tiers, slotWins(rules, selection, numbers)),
    expected(selection) {
      const means = slots.flatMap((slot) => slotMeans(slot, piecesBy(system, selection, slot)));
      return tiers.flatMap((tier): Expected[] => {
        const found = means.filter((mean) => mean.tier === tier);
        return found.length > 0 ? [{ tier, lines: add(...found.map(({ lines }) => lines)) }] : [];
      });
    },
    most(selection, oddsOf) {
      return slots.reduce((sum, slot) => {
        const best = slotBest(slot, piecesBy(system, selection, slot), oddsOf);
        return sum + best * BigInt(slot.count);
      }, 0n);
    },
  };
}

/** How many lines have each piece. */
type Pieces = ReadonlyMap<string, number>;

function piecesBy(system: LineSystem, selection: Selection, { cut }: Slot): Pieces {
  const pieces = new Map<string, number>();
  for (const line of system.each(selection)) {
    const piece = cut(line);
    pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
  }
  return pieces;
}

export function slotWins(
  { slots, system }: Pick<SlotRules, 'slots' | 'system'>,
  selection: Selection,
  numbers: DrawNumbers,
): Win[] {
  const byCut = new Map<Slot['cut'], Pieces>();
  return slots.flatMap((slot) => {
    const pieces = byCut.get(slot.cut) ?? piecesBy(system, selection, slot);
    byCut.set(slot.cut, pieces);
    return prizeOf(numbers, slot.prize).flatMap((number) =>
      slot.wins(slot.cut(number)).flatMap(([piece, tier]) => {
        const lines = pieces.get(piece) ?? 0;
        return lines > 0 ? [{ tier, lines }] : [];
      }),
    );
  });
}

function slotMeans(slot: Slot, pieces: Pieces): Expected[] {
  const means = new Map<string, Rational>();
  for (const [piece, lines] of pieces) {
    for (const [drawn, tier] of slot.wins(piece)) {
      const { numerator, denominator } = slot.chance(drawn);
      const mean = rational(numerator * BigInt(lines * slot.count), denominator);
      means.set(tier, add(means.get(tier) ?? rational(0n), mean));
    }
  }
  return Array.from(means, ([tier, lines]) => ({ tier, lines }));
}

/** The most that one number of the slot can pay: it is a piece of the ticket's or beside one. */
function slotBest(slot: Slot, pieces: Pieces, oddsOf: (tier: string) => number): bigint {
  const candidates = new Set<string>();
  for (const piece of pieces.keys()) {
    for (const [drawn] of slot.wins(piece)) candidates.add(drawn);
  }
  let best = 0n;
  for (const drawn of candidates) {
    let sum = 0n;
    for (const [piece, tier] of slot.wins(drawn)) {
      sum += BigInt(pieces.get(piece) ?? 0) * BigInt(oddsOf(tier));
    }
    if (sum > best) best = sum;
  }
  return best;
}

/** The chance of one piece of so many digits. */
export const evenChance = (digits: number): Rational => rational(1n, 10n ** BigInt(digits));

/** One cut for each length, so that slots with the same one share the pieces of a ticket. */
const endings = Array.from(
  { length: 7 },
  (_, digits) => (number: string) => (digits === 0 ? '' : number.slice(-digits)),
);

/** A slot whose numbers pay who has their last digits. */
export function endingSlot(prize: string, count: number, digits: number, tier: string): Slot {
  const chance = evenChance(digits);
  return {
    prize,
    count,
    cut: endings[digits] ?? ((number) => number.slice(-digits)),
    wins: (drawn) => [[drawn, tier]],
    chance: () => chance,
  };
}
