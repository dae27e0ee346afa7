/** What Teen Patti pays. */
import type { PokerHand } from '@bahati/game-rules/cards/poker-hand.ts';
import { type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { TeenPattiHand } from './teen-patti-hand.ts';
import type { Player, TeenPattiPlace } from './teen-patti.places.ts';

export type TeenPattiWinner = Player | 'tie';

/** All of a deal that any bet asks for. */
export type TeenPattiEnd = {
  readonly winner: TeenPattiWinner;
  /** What each player holds. */
  readonly hands: Readonly<Record<Player, TeenPattiHand>>;
  /** What the best five of all six cards are. */
  readonly bestFive: PokerHand;
};

/** To one, on one player's three cards. */
export const pairPays: Readonly<Partial<Record<TeenPattiHand, number>>> = {
  trail: 40,
  'pure-sequence': 30,
  sequence: 6,
  colour: 4,
  pair: 1,
};

/** To one, on the best five of all six cards: the table that is published for six card bonuses. */
export const bonusPays: Readonly<Partial<Record<PokerHand, number>>> = {
  'royal-flush': 1_000,
  'straight-flush': 200,
  'four-of-a-kind': 100,
  'full-house': 20,
  flush: 15,
  straight: 10,
  'three-of-a-kind': 7,
};

const nothing = rational(0n);
const onlyBack = rational(1n);
/** Profit of 0.95 on the chip, and the chip. */
const won = rational(195n, 100n);

const listed = (profit: number | undefined) =>
  profit === undefined ? nothing : rational(BigInt(profit + 1));

/** What one chip on the place pays, itself included. On a tie what lies on a player comes back. */
export function payOnPlace(
  place: TeenPattiPlace,
  { winner, hands, bestFive }: TeenPattiEnd,
): Rational {
  switch (place) {
    case 'pair-a':
      return listed(pairPays[hands['player-a']]);
    case 'pair-b':
      return listed(pairPays[hands['player-b']]);
    case 'bonus':
      return listed(bonusPays[bestFive]);
    default:
      if (winner === 'tie') return onlyBack;
      return winner === place ? won : nothing;
  }
}
