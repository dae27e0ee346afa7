/**
 * What the rules of a campaign say in words, made from the same data the server gives by, so that text
 * and rule cannot differ. Both sites show these.
 */
import type { CampaignAward, PublicTerms } from '@bahati/contract/campaign-terms.ts';
import type { Award, BonusTerms } from '@bahati/contract/reward-terms.ts';
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { formatAmount } from '@bahati/money/format.ts';
import type { CampaignSentences } from './campaign-sentences.ts';
import { english } from './campaign-words.en.ts';
import { swahili } from './campaign-words.sw.ts';

export type Language = 'en' | 'sw';

const sentences: Readonly<Record<Language, CampaignSentences>> = { en: english, sw: swahili };

export type Told = { terms: PublicTerms; currency: Currency; language: Language };

/** A whole amount without its zeros, with the symbol: "KSh 5,000". */
function moneyOf(amount: string, { currency, language }: Pick<Told, 'currency' | 'language'>) {
  const locale = language === 'sw' ? 'sw-KE' : 'en-KE';
  const figures = formatAmount(amount, currency, locale).replace(/\.0+$/, '');
  return `${currencies[currency].symbol}\u00A0${figures}`;
}

/** What it gives, as short as it can be said. */
export function awardWords(told: Told): string[] {
  return told.terms.awards.map((one) => wordsOfAward(one, told));
}

function wordsOfAward(one: CampaignAward, told: Told): string {
  const { award } = sentences[told.language];
  if (one.kind === 'fixed') return fixedWords(one.award, told);
  const of = told.terms.trigger.kind === 'loss' ? 'loss' : 'deposit';
  return award.share(one.percent, of, moneyOf(one.cap, told), one.bonus !== null);
}

function fixedWords(one: Award, told: Told): string {
  const { award } = sentences[told.language];
  switch (one.kind) {
    case 'cash':
      return award.cash(moneyOf(one.amount, told));
    case 'bonus':
      return award.bonus(moneyOf(one.amount, told));
    case 'points':
      return award.points(one.points);
    case 'tickets':
      return award.tickets(one.count);
    case 'free_rounds':
      return award.freeRounds(one.rounds, moneyOf(one.stake, told));
  }
}

/** What a member does for it. */
export function howWords(told: Told): string {
  const { how, day } = sentences[told.language];
  const { trigger } = told.terms;
  const money = (amount: string) => moneyOf(amount, told);
  switch (trigger.kind) {
    case 'registration':
    case 'code':
    case 'staff':
      return how[trigger.kind];
    case 'deposit':
      return how.deposit(trigger.number, money(trigger.leastDeposit), trigger.isChosen);
    case 'turnover':
    case 'loss':
      return how[trigger.kind](trigger.period, money(trigger.least));
    case 'application':
      return how.application(trigger.needsPicture);
    case 'date':
      return how.date(day(trigger.day));
  }
}

/** Every condition, a sentence each. */
export function conditionWords(told: Told): string[] {
  const say = sentences[told.language];
  const { terms } = told;
  const names = [...terms.gameTypes.map((type) => say.gameTypes[type]), ...terms.vendorNames];
  return [
    ...(terms.newDays === null ? [] : [say.newDays(terms.newDays)]),
    ...(names.length > 0 ? [say.playOf(names)] : []),
    say.times(terms.timesPerMember),
    terms.isAutomatic ? say.automatic : claimWords(terms, say),
    ...terms.awards.flatMap((one) => termsOfAward(one, told)),
  ];
}

const claimWords = ({ claimDays }: PublicTerms, say: CampaignSentences): string =>
  claimDays === null ? say.claim : say.claimDays(claimDays);

function termsOfAward(one: CampaignAward, told: Told): string[] {
  const say = sentences[told.language];
  if (one.kind === 'percent') return one.bonus ? bonusWords(one.bonus, told) : [];
  const { award } = one;
  if (award.kind === 'free_rounds') return [say.freeRoundDays(award.days)];
  return award.kind === 'bonus' ? bonusWords(award.terms, told) : [];
}

/** How bonus money is wagered and what may become cash. */
export function bonusWords(terms: BonusTerms, told: Pick<Told, 'currency' | 'language'>): string[] {
  const say = sentences[told.language];
  const counted = terms.contributions
    .filter(({ percent }) => percent > 0)
    .map(({ gameType, percent }) => `${say.gameTypes[gameType]} ${percent}\u00A0%`);
  return [
    terms.wagerTimes === 0 ? say.noWager : say.wager(terms.wagerTimes, terms.wagerBase),
    ...(counted.length > 0 ? [`${say.counts(counted)} ${say.otherGames}`] : []),
    ...(terms.games.length > 0 ? [say.someGames(terms.games.length)] : []),
    ...(terms.largestStake === null ? [] : [say.largestStake(moneyOf(terms.largestStake, told))]),
    say.days(terms.days),
    ...(terms.cashOutCap === null ? [] : [say.cashOutCap(moneyOf(terms.cashOutCap, told))]),
    ...(terms.isSticky ? [say.sticky] : []),
  ];
}

/** How a type of game is called. */
export function gameTypeWords(
  gameType: keyof CampaignSentences['gameTypes'],
  language: Language,
): string {
  return sentences[language].gameTypes[gameType];
}
