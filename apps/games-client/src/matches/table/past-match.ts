/** A match that is over, as it is told afterwards. Pure. */
import type { SeenHand } from '@bahati/contract/games-frame/seats.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { SeenEvent } from '#frame/seats/told.ts';

export type PastPlayer = {
  readonly seat: number;
  readonly name: string;
  /** What the match brought or cost, minor units. */
  readonly gain: bigint;
};

export type PastMatch = {
  readonly number: number;
  /** The best first. */
  readonly players: readonly PastPlayer[];
  readonly rake: string;
  /** How it ended; null: it was not heard. */
  readonly ended: SeenEvent | null;
};

/** Null while it is played. */
export function pastOf(
  { number, dealt, result, events }: SeenHand,
  names: ReadonlyMap<number, string>,
  currency: Currency,
): PastMatch | null {
  if (!result) return null;
  const players = dealt.map(({ seat, stack }) => {
    const after = result.stacks.find((each) => each.seat === seat)?.stack ?? stack;
    const gain = toMinor(after, currency) - toMinor(stack, currency);
    return { seat, name: names.get(seat) ?? '', gain };
  });
  const seen = events as readonly SeenEvent[];
  return {
    number,
    players: players.toSorted((one, other) =>
      one.gain < other.gain ? 1 : one.gain > other.gain ? -1 : 0,
    ),
    rake: result.rake,
    ended: seen.find(({ kind }) => kind === 'ended') ?? null,
  };
}
