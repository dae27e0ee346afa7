/** The full table of Jacks or Better, known as 9/6 by what a full house and a flush pay. */
import { pairedRankOf, pokerHandOf, pokerHands } from '@bahati/game-rules/cards/poker-hand.ts';
import type { PayTable } from '@bahati/game-rules/originals/video-poker/pay-table.ts';

const jack = 11;
const names = [
  { en: 'Royal flush', sw: 'Mfuatano wa kifalme' },
  { en: 'Straight flush', sw: 'Mfuatano alama moja' },
  { en: 'Four of a kind', sw: 'Nne za namba moja' },
  { en: 'Full house', sw: 'Tatu na jozi' },
  { en: 'Flush', sw: 'Tano za alama moja' },
  { en: 'Straight', sw: 'Mfuatano' },
  { en: 'Three of a kind', sw: 'Tatu za namba moja' },
  { en: 'Two pair', sw: 'Jozi mbili' },
  { en: 'Jacks or better', sw: 'Jozi ya J au zaidi' },
];
const pays = [800, 50, 25, 9, 6, 4, 3, 2, 1];

const pairLine = pokerHands.indexOf('pair');
const places = new Map(pokerHands.map((hand, place) => [hand, place]));

export const jacksOrBetterPays: PayTable = {
  lines: names.map((name, line) => ({
    hand: line === pairLine ? 'high-pair' : (pokerHands[line] ?? ''),
    name,
    pays: pays[line] ?? 0,
  })),
  lineOf(ascending) {
    const line = places.get(pokerHandOf(ascending)) ?? pays.length;
    if (line < pairLine) return line;
    return (pairedRankOf(ascending) ?? 0) >= jack ? pairLine : pays.length;
  },
  paysOfAll: 875_504,
  paysWithRank: [
    70_558, 71_622, 72_686, 73_750, 73_750, 73_750, 73_750, 73_750, 74_500, 110_396, 109_332,
    108_268, 108_268,
  ],
};
