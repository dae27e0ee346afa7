/** The game in seven pictures: a board, and a move that is shown on it. */
import { firstBaoBoard } from '@bahati/game-rules/seat-games/bao/bao.board.ts';
import { makeMove } from '@bahati/game-rules/seat-games/bao/bao.sow.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { BaoBoard, BaoMove, BaoSide } from '#frame/matches/bao/seen-bao.ts';
import { type Beat, beatsOf } from '#frame/matches/bao/sowing/sowing.ts';

export type Lesson = {
  readonly title: Words;
  readonly text: readonly Words[];
  readonly board: BaoBoard;
  /** Of the near player; null: a still picture. */
  readonly move: BaoMove | null;
  readonly isCapture: boolean;
  /** Near pits to look at. */
  readonly marks: readonly number[];
  /** A far pit that is blocked. */
  readonly blocked: number | null;
};

const none = [0, 0, 0, 0, 0, 0, 0, 0];

/** Front and back row as their owner sees them, both from his left. */
const side = (front: number[], back = none, store = 0, ownsHouse = false): BaoSide => ({
  pits: [...front, ...back.toReversed()],
  store,
  ownsHouse,
});

const move = (pit: number, direction: 1 | -1, safari = false): BaoMove => ({
  pit,
  direction,
  safari,
});

const still = { move: null, isCapture: false, marks: [], blocked: null } as const;

export const lessons: readonly Lesson[] = [
  {
    ...still,
    title: { en: 'The board', sw: 'Ubao' },
    text: [
      {
        en: 'The two rows near you are yours: a front row and a back row of eight pits each. The square pit is your nyumba (house), the ends of the front row are its vichwa (heads).',
        sw: 'Safu mbili zilizo karibu nawe ni zako: ya mbele na ya nyuma, mashimo manane kila moja. Shimo la mraba ni nyumba yako, na mashimo ya mwisho ya safu ya mbele ni vichwa.',
      },
      {
        en: 'Each player has 32 seeds (kete): 10 on the board and 22 in the ghala (store). You win when the other front row is empty, or when the other player has no move.',
        sw: 'Kila mchezaji ana kete 32: 10 ubaoni na 22 ghalani. Unashinda safu ya mbele ya mpinzani ikiisha, au akikosa hatua.',
      },
    ],
    board: firstBaoBoard,
    marks: [4],
  },
  {
    ...still,
    title: { en: 'Namua', sw: 'Namua' },
    text: [
      {
        en: 'While you have seeds in the ghala, a move begins with one of them. Lay it in a front pit of yours that has seeds and faces seeds: you capture what it faces. If you can capture, you must.',
        sw: 'Ukiwa na kete ghalani, hatua huanza na kete moja kutoka humo. Iweke kwenye shimo lako la mbele lenye kete, linalotazamana na kete: unakula zinazotazamana nalo. Ukiweza kula, lazima ule.',
      },
      {
        en: 'What you capture is sown one by one from an end of your front row. You choose the left or the right end; from the two outer pits on each side it is the end beside them.',
        sw: 'Ulizokula zinasambazwa moja moja kuanzia kichwa cha safu yako ya mbele. Unachagua kichwa cha kushoto au kulia; ukila kutoka mashimo mawili ya pembeni (kimbi), ni kichwa cha upande huo.',
      },
    ],
    board: [
      side([0, 1, 0, 1, 6, 0, 0, 0], none, 15, true),
      side([0, 0, 0, 2, 3, 0, 2, 0], none, 15),
    ],
    move: move(3, 1),
    isCapture: true,
    marks: [3],
  },
  {
    ...still,
    title: { en: 'The sowing goes on', sw: 'Kuendelea kusambaza' },
    text: [
      {
        en: 'When the last seed falls into a front pit with seeds that faces seeds, you capture again. If it faces none, take up all seeds of the pit and sow them on.',
        sw: 'Kete ya mwisho ikiangukia shimo la mbele lenye kete linalotazamana na kete, unakula tena. Ikiwa halitazamani na kete, chukua kete zote za shimo hilo uendelee kusambaza.',
      },
      {
        en: 'The move is over when the last seed falls into an empty pit.',
        sw: 'Hatua inaisha kete ya mwisho ikiangukia shimo tupu.',
      },
    ],
    board: [
      side([0, 0, 0, 0, 6, 1, 1, 1], none, 22, true),
      side([0, 0, 1, 1, 6, 2, 0, 0], none, 22, true),
    ],
    move: move(4, -1),
    isCapture: true,
    marks: [4],
  },
  {
    ...still,
    title: { en: 'Takata', sw: 'Takata' },
    text: [
      {
        en: 'When you can capture nothing, you takata: your seed goes into a front pit with seeds, and that pit is sown to the left or to the right. In such a move nothing is captured.',
        sw: 'Usipoweza kula, unatakata: kete yako inawekwa kwenye shimo la mbele lenye kete, na shimo hilo linasambazwa kushoto au kulia. Kwenye hatua hii hakuna kula.',
      },
      {
        en: 'The nyumba is left alone as long as there is another pit. If it is all you have, two of its seeds are sown.',
        sw: 'Nyumba haiguswi ikiwa kuna shimo jingine. Ikiwa ni hiyo tu, kete zake mbili zinasambazwa.',
      },
    ],
    board: firstBaoBoard,
    move: move(5, 1),
    marks: [5],
  },
  {
    ...still,
    title: { en: 'Nyumba', sw: 'Nyumba' },
    text: [
      {
        en: 'The square pit is your nyumba as long as it has six seeds or more. A capturing move that comes to an end there may stop, or sow the nyumba on (safari).',
        sw: 'Shimo la mraba ni nyumba yako maadamu lina kete sita au zaidi. Hatua ya kula ikifikia mwisho hapo, unaweza kulala, au kuendelea kusambaza nyumba (safari).',
      },
      {
        en: 'Once it has been sown or captured it is a pit like others.',
        sw: 'Ikishasambazwa au kuliwa inakuwa shimo la kawaida.',
      },
    ],
    board: [
      side([1, 0, 2, 2, 7, 0, 0, 0], none, 22, true),
      side([0, 0, 0, 0, 6, 2, 0, 5], none, 22, true),
    ],
    move: move(0, 1, true),
    isCapture: true,
    marks: [4],
  },
  {
    ...still,
    title: { en: 'Mtaji', sw: 'Mtaji' },
    text: [
      {
        en: 'When the ghala is empty, take up a pit of either row with 2 to 15 seeds and sow it. If the last seed falls into a front pit of yours with seeds that faces seeds, you capture, and you must if you can.',
        sw: 'Ghala ikiisha, chukua shimo la safu yoyote yako lenye kete 2 hadi 15 na uzisambaze. Kete ya mwisho ikiangukia shimo lako la mbele lenye kete linalotazamana na kete, unakula; ukiweza, lazima.',
      },
      {
        en: 'Without a capture you takata: a front pit with two seeds or more, else a back pit.',
        sw: 'Usipoweza kula unatakata: shimo la mbele lenye kete mbili au zaidi, la sivyo shimo la nyuma.',
      },
    ],
    board: [
      side([0, 1, 0, 0, 0, 0, 5, 1], [2, 0, 0, 4, 0, 0, 0, 0]),
      side([0, 0, 0, 0, 0, 0, 3, 0], [0, 4, 0, 0, 6, 0, 0, 0]),
    ],
    move: move(15, 1),
    isCapture: true,
    marks: [15],
  },
  {
    ...still,
    title: { en: 'Kutakatia, and the end', sw: 'Kutakatia, na mwisho' },
    text: [
      {
        en: 'After the ghala is empty: if your takata leaves the other player no capture and just one pit that you threaten, that pit is blocked for one move. It is crossed.',
        sw: 'Ghala ikishaisha: takata yako ikimwacha mpinzani bila cha kula, na shimo moja tu unaloweza kula, shimo hilo linatakatiwa kwa hatua moja. Lina msalaba.',
      },
      {
        en: 'Who empties the other front row wins at once. So does who leaves the other player no move. After 300 moves of both, more seeds win; with equal seeds both take half.',
        sw: 'Anayemaliza safu ya mbele ya mpinzani anashinda papo hapo, na pia anayemwacha bila hatua. Baada ya hatua 300 za wote, mwenye kete nyingi anashinda; zikiwa sawa mnagawana.',
      },
    ],
    board: [
      side([0, 2, 0, 0, 1, 1, 0, 0], [0, 0, 2, 2, 0, 2, 6, 4]),
      { pits: [1, 0, 1, 2, 10, 0, 0, 10, 0, 1, 2, 1, 4, 8, 2, 2], store: 0, ownsHouse: false },
    ],
    blocked: 3,
  },
];

/** What the picture shows, beat by beat. */
export function beatsOfLesson({ board, move: made, isCapture }: Lesson): readonly Beat[] {
  if (!made) return [];
  const { laps, inHand } = makeMove(board, 0, made, isCapture, null);
  return beatsOf(board, 0, { pit: made.pit, laps }, inHand);
}
