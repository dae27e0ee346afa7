/** What has to be said of a campaign, in whichever language. */
import type { BonusTerms } from '@bahati/contract/reward-terms.ts';

/** Every sentence, with what fills its blanks. */
export type CampaignSentences = {
  list: (parts: readonly string[]) => string;
  gameTypes: Readonly<Record<BonusTerms['contributions'][number]['gameType'], string>>;
  day: (isoDate: string) => string;
  award: {
    cash: (money: string) => string;
    bonus: (money: string) => string;
    points: (count: number) => string;
    tickets: (count: number) => string;
    freeRounds: (count: number, stake: string) => string;
    share: (percent: number, of: 'deposit' | 'loss', cap: string, isBonus: boolean) => string;
  };
  how: {
    registration: string;
    deposit: (number: number | null, least: string, isChosen: boolean) => string;
    turnover: (period: 'day' | 'week', least: string) => string;
    loss: (period: 'day' | 'week', least: string) => string;
    code: string;
    application: (needsPicture: boolean) => string;
    date: (day: string) => string;
    staff: string;
  };
  wager: (times: number, base: BonusTerms['wagerBase']) => string;
  noWager: string;
  counts: (parts: readonly string[]) => string;
  otherGames: string;
  someGames: (count: number) => string;
  largestStake: (money: string) => string;
  days: (count: number) => string;
  cashOutCap: (money: string) => string;
  sticky: string;
  freeRoundDays: (count: number) => string;
  automatic: string;
  claim: string;
  claimDays: (count: number) => string;
  times: (count: number) => string;
  newDays: (count: number) => string;
  playOf: (names: readonly string[]) => string;
};
