/**
 * How the house's bot plays poker: what its cards are worth is found by dealing the unseen ones out a
 * few hundred times, and held against what a call costs. Large bets count as strong hands, and now and
 * then it bets without one.
 */
import { type Card, deck } from '@bahati/game-rules/cards/card.ts';
import type { Chance } from '@bahati/game-rules/seat-games/bots/quick-chance.ts';
import type { Chips } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { PokerAct, PokerOptions } from './hand/betting.ts';
import type { PokerView } from './hand/poker-view.ts';
import type { RankHand } from './hand/showdown.ts';
import { holdemRank, omahaRank } from './hands/hand-rank.ts';

export type PokerTable = Pick<
  PokerView,
  'board' | 'players' | 'pot' | 'turn' | 'options' | 'settings'
>;

type Variant = { readonly rankHand: RankHand; readonly deals: number };

const boardSize = 5;
/** Of what an average hand is worth: from here on it bets, or raises a bet. */
const betsFrom = 1.24;
const raisesFrom = 1.5;
/** One hand in so many that are worth no bet is bet all the same. */
const oneBluffIn = 9;
/** Beyond the price of a call: always, and for a bet of so many big blinds or more. */
const margin = { always: 0.02, most: 0.14, blinds: 30n };
const percent = { least: 45, more: 45 };
const parts = 10_000n;

/** The part of the pot the hand wins when the unseen cards are dealt out by chance. */
function equityOf(
  own: readonly Card[],
  { board, players, turn }: PokerTable,
  { rankHand, deals }: Variant,
  chance: Chance,
): { equity: number; others: number } {
  const others = players.filter(({ seat, isFolded }) => seat !== turn && !isFolded).length;
  const seen = new Set([...own, ...board]);
  const unseen = deck.filter((card) => !seen.has(card));
  const missing = boardSize - board.length;
  const needed = missing + others * own.length;
  let won = 0;
  for (let deal = 0; deal < deals; deal += 1) {
    for (let at = 0; at < needed; at += 1) {
      const from = at + chance(unseen.length - at);
      [unseen[at], unseen[from]] = [unseen[from] ?? 0, unseen[at] ?? 0];
    }
    const whole = [...board, ...unseen.slice(0, missing)];
    const rank = rankHand(own, whole);
    let share = 1;
    for (let at = missing; at < needed; at += own.length) {
      const other = rankHand(unseen.slice(at, at + own.length), whole);
      if (other > rank) share = 0;
      else if (other === rank) share /= 2;
    }
    won += share;
  }
  return { equity: won / deals, others };
}

/** A bet of a part of the pot, or of everything where little would be left. */
function raiseTo(
  { least, most }: NonNullable<PokerOptions['raise']>,
  { pot, players, settings }: PokerTable,
  owed: Chips,
  chance: Chance,
): PokerAct {
  const share = BigInt(percent.least + chance(percent.more));
  const bet = players.reduce((high, player) => (player.bet > high ? player.bet : high), 0n);
  const wanted = bet + ((pot + owed) * share) / 100n;
  const whole = (wanted / settings.smallBlind) * settings.smallBlind;
  const to = whole * 3n > most * 2n ? most : whole;
  return { kind: 'raise', to: to < least ? least : to > most ? most : to };
}

/** What a call must win of the pot to be worth its price. */
function neededFor(owed: Chips, { pot, settings }: PokerTable): number {
  const price = Number((owed * parts) / (pot + owed)) / Number(parts);
  const size = Number((owed * parts) / (settings.bigBlind * margin.blinds)) / Number(parts);
  return price + margin.always + margin.most * Math.min(1, size);
}

function pokerBot(variant: Variant) {
  return (view: PokerTable, chance: Chance): PokerAct => {
    const { options } = view;
    const own = view.players.find(({ seat }) => seat === view.turn)?.cards;
    if (!options || !own) throw new RangeError('A bot is asked at its turn.');
    const { equity, others } = equityOf(own, view, variant, chance);
    const strength = equity * (others + 1);
    const owed = options.call ?? 0n;
    const isBluff = others === 1 && chance(oneBluffIn) === 0;
    if (options.canCheck) {
      const bets = options.raise !== null && (strength > betsFrom || isBluff);
      return bets && options.raise ? raiseTo(options.raise, view, 0n, chance) : { kind: 'check' };
    }
    if (equity < neededFor(owed, view)) return { kind: 'fold' };
    // Not every good hand is raised, or a call would say that it is none.
    const raises = options.raise !== null && strength > raisesFrom && chance(4) > 0;
    return raises && options.raise ? raiseTo(options.raise, view, owed, chance) : { kind: 'call' };
  };
}

export const holdemBot = pokerBot({ rankHand: holdemRank, deals: 200 });
export const omahaBot = pokerBot({ rankHand: omahaRank, deals: 100 });
