/** Two hands against each other: baccarat, dragon tiger and three card poker. */
import {
  boardOf,
  boardWidth,
  box,
  type Ending,
  endingSign,
  type Mark,
  words,
} from '@bahati/ui/round-board/board.ts';
import { cardHeight, handAt } from './card-parts.ts';
import { type BoardWord, drawing, type SayWord } from '@bahati/ui/round-board/drawing.ts';
import { card, list, oneOf, record, whole } from '@bahati/ui/round-board/read-shown.ts';

const gap = 8;
const sideWidth = (boardWidth - gap) / 2;
const padding = 8;

type Side = {
  readonly name: BoardWord;
  readonly cards: readonly number[];
  readonly cardWidth: number;
  /** The side that the round went to. */
  readonly isLit: boolean;
  readonly total?: number;
  readonly ending?: Ending;
};

const heightOf = ({ cardWidth }: Side) => 40 + cardHeight(cardWidth) + padding;

function sideAt(x: number, side: Side, say: SayWord): Mark[] {
  const { name, cards, cardWidth, isLit, total, ending } = side;
  const within = sideWidth - 2 * padding;
  const step = Math.min(cardWidth + 6, (within - cardWidth) / Math.max(1, cards.length - 1));
  const taken = cardWidth + step * (cards.length - 1);
  const end = x + sideWidth - 12;
  return [
    box(
      { x: x + 1, y: 1, width: sideWidth - 2, height: heightOf(side) - 2, round: 10 },
      isLit ? 'lit-frame' : 'frame',
      name,
    ),
    words(say(name), { x: x + 12, y: 21, size: 13, anchor: 'start' }, 'quiet'),
    ...(total === undefined
      ? []
      : [
          words(
            `${total}`,
            { x: end, y: 21, size: 20, isBold: true, anchor: 'end' },
            isLit ? 'lit-ink' : 'ink',
            `${name} total`,
          ),
        ]),
    ...(ending ? endingSign(ending, end - 6, 21, `${name} ${ending}`) : []),
    ...handAt(cards, { x: x + (sideWidth - taken) / 2, y: 38, width: cardWidth, within }, name),
  ];
}

function facing(left: Side, right: Side, say: SayWord) {
  return boardOf(Math.max(heightOf(left), heightOf(right)), [
    ...sideAt(0, left, say),
    ...sideAt(sideWidth + gap, right, say),
  ]);
}

const hand = list(card, 3, 2);
const total = whole(0, 9);

const baccaratShown = record({
  player: hand,
  banker: hand,
  playerTotal: total,
  bankerTotal: total,
  winner: oneOf(['player', 'banker', 'tie']),
});

export const baccaratDrawing = drawing(1, baccaratShown, (shown, say) => {
  const { player, banker, playerTotal, bankerTotal, winner } = shown;
  const lead = Math.sign(playerTotal - bankerTotal);
  if (winner !== (lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie')) return null;
  const side = (name: 'player' | 'banker', cards: readonly number[], points: number): Side => ({
    name,
    cards,
    cardWidth: 42,
    isLit: winner === name,
    total: points,
  });
  return facing(side('player', player, playerTotal), side('banker', banker, bankerTotal), say);
});

const dragonTigerShown = record({
  dragon: card,
  tiger: card,
  winner: oneOf(['dragon', 'tiger', 'tie']),
});

/** Of the game, or of a table that calls the two by other names. */
const beastsDrawing = (names: Readonly<Record<'dragon' | 'tiger', BoardWord>>) =>
  drawing(1, dragonTigerShown, ({ dragon, tiger, winner }, say) => {
    const side = (beast: 'dragon' | 'tiger', only: number): Side => ({
      name: names[beast],
      cards: [only],
      cardWidth: 72,
      isLit: winner === beast,
    });
    return facing(side('dragon', dragon), side('tiger', tiger), say);
  });

export const dragonTigerDrawing = beastsDrawing({ dragon: 'dragon', tiger: 'tiger' });
export const lionLeopardDrawing = beastsDrawing({ dragon: 'lion', tiger: 'leopard' });

const threeCards = list(card, 3, 3);

const threeCardShown = record({
  player: record({ cards: threeCards }),
  // Only of rounds that are over: before, they lie face down.
  dealer: record({ cards: threeCards }),
  result: oneOf(['won', 'unopposed', 'pushed', 'lost', 'folded']),
});

const endings = {
  won: 'won',
  unopposed: 'won',
  pushed: 'pushed',
  lost: 'lost',
  folded: 'lost',
} as const;

export const threeCardDrawing = drawing(1, threeCardShown, ({ player, dealer, result }, say) =>
  facing(
    { name: 'you', cards: player.cards, cardWidth: 42, isLit: false, ending: endings[result] },
    { name: 'dealer', cards: dealer.cards, cardWidth: 42, isLit: false },
    say,
  ),
);
