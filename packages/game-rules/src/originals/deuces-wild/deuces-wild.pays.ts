/**
 * The table of Deuces Wild that players call Not So Ugly Ducks: 25 for a wild royal, 16 for five
 * of a kind, 10 and 4 for a straight flush and four of a kind. The better known full table gives
 * back more than it takes, which no house can keep open.
 */
import { type Card, rankOf } from '@bahati/game-rules/cards/card.ts';
import { isOneSuit } from '@bahati/game-rules/cards/poker-hand.ts';
import type { PayTable } from '@bahati/game-rules/originals/video-poker/pay-table.ts';

const lines = [
  ['natural-royal', 800, 'Natural royal flush', 'Kifalme bila 2'],
  ['four-deuces', 200, 'Four deuces', 'Karata 2 zote nne'],
  ['wild-royal', 25, 'Wild royal flush', 'Kifalme na 2'],
  ['five-of-a-kind', 16, 'Five of a kind', 'Tano za namba moja'],
  ['straight-flush', 10, 'Straight flush', 'Mfuatano alama moja'],
  ['four-of-a-kind', 4, 'Four of a kind', 'Nne za namba moja'],
  ['full-house', 4, 'Full house', 'Tatu na jozi'],
  ['flush', 3, 'Flush', 'Tano za alama moja'],
  ['straight', 2, 'Straight', 'Mfuatano'],
  ['three-of-a-kind', 1, 'Three of a kind', 'Tatu za namba moja'],
] as const;
type Hand = (typeof lines)[number][0];

const lineOfHand = new Map<Hand, number>(lines.map(([hand], line) => [hand, line]));

const deuce = 2;
const ace = 14;
const ten = 10;
const span = 4;

/** `ranks`: those that are no deuces, ascending, each once. */
function fitsStraight(ranks: readonly number[]): boolean {
  const [lowest = 0] = ranks;
  const highest = ranks.at(-1) ?? 0;
  if (highest - lowest <= span) return true;
  return highest === ace && (ranks.at(-2) ?? 0) - 1 <= span;
}

function suitedHand(ranks: readonly number[], deuces: number): Hand {
  if ((ranks[0] ?? 0) >= ten) return deuces === 0 ? 'natural-royal' : 'wild-royal';
  return fitsStraight(ranks) ? 'straight-flush' : 'flush';
}

/** All natural ranks differ. */
function unpairedHand(ranks: readonly number[], deuces: number, isSuited: boolean): Hand | null {
  const suited = isSuited ? suitedHand(ranks, deuces) : null;
  if (suited && suited !== 'flush') return suited;
  if (deuces === 3) return 'four-of-a-kind';
  if (suited) return suited;
  if (fitsStraight(ranks)) return 'straight';
  return deuces === 2 ? 'three-of-a-kind' : null;
}

/** Some natural rank stands more than once; with four naturals or five `mostAlike` decides. */
function pairedHand(distinct: number, mostAlike: number, deuces: number): Hand | null {
  if (distinct === 1) return 'five-of-a-kind';
  if (mostAlike + deuces === 4) return 'four-of-a-kind';
  if (distinct === 2) return 'full-house';
  return mostAlike + deuces === 3 ? 'three-of-a-kind' : null;
}

function handOf(ascending: readonly Card[]): Hand | null {
  // In ascending order deuces come first, and equal ranks are neighbours.
  let [deuces, distinct, alike, mostAlike, before] = [0, 0, 0, 0, 0];
  for (const card of ascending) {
    const rank = rankOf(card);
    if (rank === deuce) {
      deuces += 1;
      continue;
    }
    alike = rank === before ? alike + 1 : 1;
    if (alike === 1) distinct += 1;
    if (alike > mostAlike) mostAlike = alike;
    before = rank;
  }
  if (deuces === 4) return 'four-deuces';
  if (mostAlike > 1) return pairedHand(distinct, mostAlike, deuces);
  const natural = ascending.slice(deuces);
  return unpairedHand(natural.map(rankOf), deuces, isOneSuit(natural));
}

export const deucesWildPays: PayTable = {
  lines: lines.map(([hand, pays, en, sw]) => ({ hand, pays, name: { en, sw } })),
  lineOf(ascending) {
    const hand = handOf(ascending);
    return hand === null ? lines.length : (lineOfHand.get(hand) ?? lines.length);
  },
  paysOfAll: 755_320,
  paysWithRank: [
    240_472, 52_507, 55_040, 57_573, 59_286, 61_819, 61_819, 61_819, 63_629, 61_096, 58_563, 56_030,
    54_497,
  ],
};
