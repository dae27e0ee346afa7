/** The rules on one page, in the order a beginner asks. */
import type { Words } from '@bahati/game-rules/words.ts';

export const rules: readonly Words[] = [
  {
    en: 'Two players, twelve pieces each, on the dark squares. Black moves first. You win when the other player has no piece left or cannot move.',
    sw: 'Wachezaji wawili, kete kumi na mbili kila mmoja, kwenye miraba myeusi. Nyeusi huanza. Unashinda mpinzani akiishiwa kete au akikosa hatua.',
  },
  {
    en: 'A man moves one square forward on a diagonal.',
    sw: 'Kete ya kawaida husogea mraba mmoja mbele kwa mshazari.',
  },
  {
    en: 'A man captures by jumping over a neighbouring piece of the other side to the free square behind it, forward or backward.',
    sw: 'Kete hula kwa kuruka kete ya mpinzani iliyo jirani hadi mraba ulio wazi nyuma yake, mbele au nyuma.',
  },
  {
    en: 'Capturing is compulsory, and it goes on as long as the same piece can jump. Of several captures you may choose any, not only the longest.',
    sw: 'Kula ni lazima, na unaendelea maadamu kete ileile inaweza kuruka. Ukiwa na njia kadhaa za kula, chagua yoyote, si lazima ndefu zaidi.',
  },
  {
    en: 'Captured pieces leave the board when the whole move is over. No piece is jumped twice.',
    sw: 'Kete zilizoliwa huondolewa hatua nzima ikiisha. Kete hairukwi mara mbili.',
  },
  {
    en: 'A man that ends its move on the last row becomes a king. If it only passes that row while capturing, it stays a man.',
    sw: 'Kete inayomaliza hatua kwenye safu ya mwisho inakuwa kingi. Ikipita tu hapo wakati wa kula, inabaki ya kawaida.',
  },
  {
    en: 'A king moves and captures any distance on a diagonal, forward and backward. After a jump it may land on any free square behind; where it can go on capturing from one of them, it must.',
    sw: 'Kingi husogea na kula umbali wowote kwa mshazari, mbele na nyuma. Baada ya kuruka hutua mraba wowote ulio wazi nyuma; akiweza kuendelea kula kutoka mmoja wao, lazima.',
  },
  {
    en: 'Choose a piece, then its square, or drag it. In a long capture choose square by square; where there is no choice the piece goes on by itself.',
    sw: 'Chagua kete, kisha mraba, au iburute. Ukila kete nyingi chagua mraba baada ya mraba; pasipo na chaguo, kete inaendelea yenyewe.',
  },
  {
    en: 'A draw: both agree; the same position stands for the third time; 25 moves each without a capture or a move of a man; or three kings do not catch a lone king in 13 moves. Both take half of the pot.',
    sw: 'Sare: mkikubaliana; mpangilio uleule ukitokea mara ya tatu; hatua 25 kila mmoja bila kula wala kete ya kawaida kusogea; au kingi watatu wasipomkamata kingi mmoja kwa hatua 13. Kila mmoja anapata nusu ya chungu.',
  },
  {
    en: 'You may offer a draw before your move, once in 10 of your moves. The other player accepts it or declines by moving.',
    sw: 'Unaweza kuomba sare kabla ya hatua yako, mara moja kila hatua 10 zako. Mpinzani anakubali, au anakataa kwa kucheza.',
  },
];
