/** Hands that nobody would play: any seats, stacks, settings and words, legal and not. */
import type { Chips, SeatedPlayer } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { PokerAct, PokerOptions } from './hand/betting.ts';
import type { PokerSettings } from './hand/poker-state.ts';

export type Setting = {
  readonly settings: PokerSettings;
  readonly players: readonly SeatedPlayer[];
};

const pick = <T>(draws: DrawStream, items: readonly [T, ...T[]]): T =>
  items[draws.nextInt(items.length)] ?? items[0];

/** Two to nine players on any seats: most with some blinds before them, some with next to nothing. */
export function randomSetting(draws: DrawStream): Setting {
  const bigBlind = pick(draws, [2, 3, 10, 20]);
  const count = pick(draws, [2, 2, 3, 3, 4, 5, 6, 7, 8, 9]);
  const seats = [...Array(9).keys()];
  while (seats.length > count) seats.splice(draws.nextInt(seats.length), 1);
  const most = bigBlind * pick(draws, [1, 3, 10, 30, 100]);
  const players = seats.map((seat) => ({ seat, stack: BigInt(1 + draws.nextInt(most)) }));
  const settings: PokerSettings = {
    smallBlind: BigInt(bigBlind >> 1),
    bigBlind: BigInt(bigBlind),
    ante: BigInt(pick(draws, [0, 0, 1, bigBlind >> 1])),
    limit: pick(draws, ['no-limit', 'pot-limit']),
    rakeBasisPoints: pick(draws, [0, 250, 500, 1_000]),
    rakeCap: pick(draws, [[], [{ players: 2, cap: BigInt(bigBlind) }]]),
    noFlopNoDrop: draws.nextInt(2) === 0,
  };
  return { settings, players };
}

function randomAmount(draws: DrawStream, least: Chips, most: Chips): Chips {
  const kind = draws.nextInt(6);
  if (kind < 4) return least;
  return kind === 4 ? most : least + BigInt(draws.nextInt(Number(most - least) + 1));
}

/** One that these options allow, more often one that keeps the hand going. */
export function randomWord(draws: DrawStream, { canCheck, call, raise }: PokerOptions): PokerAct {
  const drawn = draws.nextInt(10);
  if (raise && drawn < 3) {
    return { kind: 'raise', to: randomAmount(draws, raise.least, raise.most) };
  }
  if (drawn === 9) return { kind: 'fold' };
  if (canCheck) return { kind: 'check' };
  return drawn === 8 || call === null ? { kind: 'fold' } : { kind: 'call' };
}

/** One that these options forbid. */
export function wrongWord(draws: DrawStream, options: PokerOptions): PokerAct {
  const { canCheck, raise } = options;
  if (draws.nextInt(2) === 0) return { kind: canCheck ? 'call' : 'check' };
  if (!raise) return { kind: 'raise', to: BigInt(draws.nextInt(1_000)) };
  return { kind: 'raise', to: draws.nextInt(2) === 0 ? raise.least - 1n : raise.most + 1n };
}
