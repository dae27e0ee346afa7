/**
 * The money of a match: everybody lays the same stake before the first move, and what is left of the
 * pot after the rake goes to whoever won it. Of whole minor units, so nothing is lost by dividing.
 */
import type {
  Chips,
  Seat,
  SeatEvent,
  SeatedPlayer,
  SeatResult,
} from '@bahati/game-rules/seat-games/seat-game.ts';

export type MatchSettings = {
  /** What each player lays into the pot, minor units, above nothing. */
  readonly stake: Chips;
  /** Of the pot, in hundredths of a percent, 0 to 10,000. */
  readonly rakeBasisPoints: number;
  /** The most the house keeps of one pot, minor units. */
  readonly rakeCap: Chips;
};

/** Stacks, pot and rake together are always what the players brought. */
export type Purse = {
  readonly stake: Chips;
  /** After the stakes were laid, and in the end with what was won. */
  readonly stacks: readonly SeatedPlayer[];
  /** Nothing once it is paid. */
  readonly pot: Chips;
  /** What the house keeps when the pot is paid. It lies in the pot until then. */
  readonly due: Chips;
  /** What the house has. */
  readonly rake: Chips;
};

/** What a seat gets of a pot, in parts of all parts. */
export type Share = { readonly seat: Seat; readonly parts: bigint };

const wholeInBasisPoints = 10_000n;

/** The rake of a pot: the percentage rounded down, never above the cap. */
export function rakeOf({ rakeBasisPoints, rakeCap }: MatchSettings, pot: Chips): Chips {
  const share = (pot * BigInt(rakeBasisPoints)) / wholeInBasisPoints;
  return share < rakeCap ? share : rakeCap;
}

/** Takes the stake from every stack. Whoever cannot lay it must not be dealt in: a RangeError. */
export function layStakes(settings: MatchSettings, players: readonly SeatedPlayer[]): Purse {
  const { stake, rakeBasisPoints, rakeCap } = settings;
  if (stake <= 0n) throw new RangeError('A match is played for a stake.');
  if (rakeCap < 0n || rakeBasisPoints < 0 || rakeBasisPoints > Number(wholeInBasisPoints)) {
    throw new RangeError('A rake is a part of the pot.');
  }
  if (players.some(({ stack }) => stack < stake)) {
    throw new RangeError('A player has less before him than the stake.');
  }
  const pot = stake * BigInt(players.length);
  return {
    stake,
    stacks: players.map(({ seat, stack }) => ({ seat, stack: stack - stake })),
    pot,
    due: rakeOf(settings, pot),
    rake: 0n,
  };
}

/** A prize by parts: each rounded down, and the units left over go one by one to the first ones. */
export function amountsOf(prize: Chips, parts: readonly bigint[]): readonly Chips[] {
  const all = parts.reduce((sum, each) => sum + each, 0n);
  const floors = parts.map((each) => (prize * each) / all);
  const odd = prize - floors.reduce((sum, floor) => sum + floor, 0n);
  return floors.map((floor, at) => floor + (BigInt(at) < odd ? 1n : 0n));
}

/**
 * Pays what is left of the pot after the rake, each share rounded down; units that are left over go
 * one by one to the shares in the order they are given, which is from the left of the button.
 */
export function payPot(purse: Purse, shares: readonly Share[]): Purse {
  const all = shares.reduce((sum, { parts }) => sum + parts, 0n);
  if (purse.pot === 0n || all <= 0n) throw new RangeError('A pot is paid once, to somebody.');
  const amounts = amountsOf(
    purse.pot - purse.due,
    shares.map(({ parts }) => parts),
  );
  const paid = new Map(shares.map(({ seat }, at) => [seat, amounts[at] ?? 0n]));
  const stacks = purse.stacks.map(({ seat, stack }) => ({
    seat,
    stack: stack + (paid.get(seat) ?? 0n),
  }));
  return { ...purse, stacks, pot: 0n, rake: purse.due };
}

/** Null until the pot is paid. */
export function resultOf({ stake, stacks, pot, rake }: Purse): SeatResult | null {
  if (pot > 0n) return null;
  return { stacks, rake, contributed: stacks.map(({ seat }) => ({ seat, stack: stake })) };
}

/** What everybody hears at the end: how it came, and who has what now. */
export function endedEvent(how: string, { stacks, rake }: Purse): SeatEvent {
  return { kind: 'ended', how, stacks, rake };
}
