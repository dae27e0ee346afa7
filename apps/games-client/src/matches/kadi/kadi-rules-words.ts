/** The rules of Kadi on one page, in the order a beginner asks. */
import type { Words } from '@bahati/game-rules/words.ts';

export const rules: readonly Words[] = [
  {
    en: 'Everybody lays the stake into the pot. Who gets rid of all cards first, the right way, takes it.',
    sw: 'Kila mtu anaweka dau lake kwenye chungu. Anayemaliza karata zake wa kwanza, kwa njia sahihi, anachukua chungu.',
  },
  {
    en: 'Four cards each, from one deck with two jokers. In turn you play a card of the same suit or the same rank as the top of the pile, or take one card. Cards of one rank may go together.',
    sw: 'Karata nne kila mtu, kutoka seti moja yenye majoka mawili. Kwa zamu unacheza karata ya alama ile ile au namba ile ile na iliyo juu ya rundo, au unachukua karata moja. Karata za namba moja zinaweza kuchezwa pamoja.',
  },
  {
    en: 'Q and 8 are questions. Answer them at once with a 4, 5, 6, 7, 9 or 10 of that suit. Without an answer you take a card.',
    sw: 'Q na 8 ni maswali. Jibu papo hapo kwa 4, 5, 6, 7, 9 au 10 ya alama hiyo. Bila jibu unachukua karata.',
  },
  {
    en: 'J jumps the next player. K turns the direction of play. Between two players it is your turn again.',
    sw: 'J inamruka anayefuata. K inageuza mzunguko. Mkiwa wawili tu, zamu inarudi kwako.',
  },
  {
    en: '2, 3 and jokers feed the next player 2, 3 and 5 cards. He adds the same rank and passes all of it on, blocks it with an ace, or takes the cards.',
    sw: '2, 3 na joka zinamlisha anayefuata karata 2, 3 na 5. Anaweza kuongeza ya namba ile ile na kuzipitisha zote, kuzuia kwa ree, au kuzichukua.',
  },
  {
    en: 'An ace goes on everything and asks for a suit. A joker goes on everything too, and anything goes on a joker.',
    sw: 'Ree inachezwa juu ya karata yoyote na inaomba alama. Joka pia inachezwa juu ya yoyote, na karata yoyote inachezwa juu ya joka.',
  },
  {
    en: 'If you can go out in one move, say Niko kadi before your turn comes, by itself or with a play. Only then do you win, with an answer card on top, and not while somebody else sits without cards.',
    sw: 'Ukiweza kumaliza kwa mchezo mmoja, sema Niko kadi kabla ya zamu yako, peke yake au pamoja na mchezo. Hapo tu ndipo unashinda, karata ya jibu ikiwa juu, na si wakati mwingine amekaa bila karata.',
  },
  {
    en: 'When there is nothing left to take, the cards that were laid are shuffled and taken from again.',
    sw: 'Karata za kuchukua zikiisha, zilizochezwa zinachanganywa na kuchukuliwa tena.',
  },
  {
    en: 'After 80 turns a player whoever has the fewest cards wins; equal ones share the pot.',
    sw: 'Baada ya zamu 80 kwa kila mchezaji, mwenye karata chache anashinda; wakilingana wanagawana chungu.',
  },
];
