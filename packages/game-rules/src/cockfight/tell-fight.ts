/** Bets on a cockfight in words, for the record of bets. */
import type { Words } from '@bahati/game-rules/words.ts';
import { type FightResult, type Match, resultWords } from './cockfight.rules.ts';
import { drawProfits, type FixedBet, malayText } from './fixed-odds.ts';
import type { PoolBet } from './pari-mutuel.ts';

/** What a bet can be on, in either form. */
export const betWords: Readonly<Record<FixedBet['on'] | PoolBet['on'], Words>> = {
  meron: { en: 'Meron', sw: 'Meron' },
  wala: { en: 'Wala', sw: 'Wala' },
  bdd: { en: 'Both down (BDD)', sw: 'Wote wameanguka (BDD)' },
  ftd: { en: 'Full time draw (FTD)', sw: 'Sare ya muda kamili (FTD)' },
  draw: { en: 'Draw', sw: 'Sare' },
};

/** The rules every player may read, of both forms. */
export const cockfightRules: readonly Words[] = [
  {
    en: 'Two drawn roosters meet in an animation; the result comes from a draw, and no animal takes part.',
    sw: 'Majogoo wawili wa kuchorwa hupambana kwenye katuni; matokeo hutoka kwenye bahati nasibu, na hakuna mnyama anayehusika.',
  },
  {
    en: 'BDD, FTD and a cancelled fight return bets on Meron and Wala. A cancelled fight returns all bets.',
    sw: 'BDD, FTD na pambano lililofutwa hurudisha madau ya Meron na Wala. Pambano lililofutwa hurudisha madau yote.',
  },
  {
    en: 'In pools, winners share both sides less a commission of 5 %. A fight with a price of 1.07 or less is not held.',
    sw: 'Kwenye kapu, washindi hugawana madau ya pande zote mbili baada ya kamisheni ya 5 %. Pambano lenye bei ya 1.07 au chini yake halifanyiki.',
  },
  {
    en: 'A bet on a draw in pools pays 8 for 1 in total, the stake included.',
    sw: 'Dau la sare kwenye kapu hulipa jumla ya 8 kwa 1, dau likiwemo.',
  },
];

/** What a fixed bet is on and at which price: `Meron @ 0.84`, `Both down (BDD) 8 : 1`. */
export function tellFixedBet(bet: FixedBet, language: keyof Words): string {
  const name = betWords[bet.on][language];
  return 'price' in bet
    ? `${name} @ ${malayText(bet.price)}`
    : `${name} ${drawProfits[bet.on]} : 1`;
}

/** How a fight ended, with how even it was: `Meron wins · Evenly matched`. */
export function tellFight(match: Match, result: FightResult, language: keyof Words): string {
  return `${resultWords[result][language]} · ${match.name[language]}`;
}
