/**
 * Counts every ordered deal of six cards from eight decks by its winner and its pairs: the four
 * first cards by rank, then the third cards by points. Every count is below 2^53, so it is exact.
 */
import {
  baccaratDecks,
  bankerDraws,
  isNaturalHand,
  playerDraws,
  totalOf,
} from './baccarat.rules.ts';

const ranks = Array.from({ length: 13 }, (_, rank) => rank + 1);
const suits = 4;

const pointsOfRank = (rank: number) => (rank >= 10 ? 0 : rank);

/** Cards of each number of points in all the decks. */
function fullDecks(): number[] {
  const left = Array.from({ length: 10 }, () => 0);
  for (const rank of ranks) {
    left[pointsOfRank(rank)] = (left[pointsOfRank(rank)] ?? 0) + suits * baccaratDecks;
  }
  return left;
}

type Tally = Record<'player' | 'banker' | 'tie' | 'six', number[]>;

/**
 * By winner, and those of the banker's with a total of six once more; within each no pair, the
 * player's alone, the banker's alone, both.
 */
export function countBaccaratDeals(): Tally {
  const none = [0, 0, 0, 0];
  const tally: Tally = { player: [...none], banker: [...none], tie: [...none], six: [...none] };
  for (const a of ranks) {
    for (const b of ranks) {
      for (const c of ranks) {
        for (const d of ranks) countFrom(tally, [a, b, c, d]);
      }
    }
  }
  return tally;
}

/** Player's first two, then banker's: in which order they came makes no difference to a count. */
function countFrom(tally: Tally, first: readonly [number, number, number, number]): void {
  const [a, b, c, d] = first;
  const pairs = (a === b ? 1 : 0) + (c === d ? 2 : 0);
  let ways = 1;
  for (const [at, rank] of first.entries()) {
    const before = first.slice(0, at).filter((each) => each === rank).length;
    ways *= suits * baccaratDecks - before;
  }
  const left = fullDecks();
  for (const rank of first) left[pointsOfRank(rank)] = (left[pointsOfRank(rank)] ?? 0) - 1;
  const player = totalOf([pointsOfRank(a), pointsOfRank(b)]);
  const banker = totalOf([pointsOfRank(c), pointsOfRank(d)]);
  const inAll = left.reduce((sum, count) => sum + count, 0);
  const add = (ofPlayer: number, ofBanker: number, deals: number) => {
    const winner = ofPlayer > ofBanker ? 'player' : ofPlayer < ofBanker ? 'banker' : 'tie';
    const isSix = winner === 'banker' && ofBanker === 6;
    const kinds: readonly (keyof Tally)[] = isSix ? [winner, 'six'] : [winner];
    for (const kind of kinds) {
      tally[kind][pairs] = (tally[kind][pairs] ?? 0) + ways * deals;
    }
  };
  if (isNaturalHand(player) || isNaturalHand(banker)) {
    add(player, banker, inAll * (inAll - 1));
    return;
  }
  if (!playerDraws(player)) {
    if (!bankerDraws(banker, null)) add(player, banker, inAll * (inAll - 1));
    else {
      for (const [drawn, count] of left.entries()) {
        add(player, totalOf([banker, drawn]), count * (inAll - 1));
      }
    }
    return;
  }
  for (const [third, count] of left.entries()) {
    const drawnTo = totalOf([player, third]);
    if (!bankerDraws(banker, third)) {
      add(drawnTo, banker, count * (inAll - 1));
      continue;
    }
    for (const [drawn, others] of left.entries()) {
      add(drawnTo, totalOf([banker, drawn]), count * (others - (drawn === third ? 1 : 0)));
    }
  }
}
