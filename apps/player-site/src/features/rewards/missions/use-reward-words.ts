/** Awards, goals and games in words. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { BothWords } from '@bahati/contract/reward-terms.ts';
import type {
  MemberMission,
  ShownAward,
  ShownScope,
} from '@bahati/contract/player-site/rewards/missions.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { categoryLabels } from '#site/paths.ts';

export function useRewardWords() {
  const { t, language } = useTranslation();
  const { money, count, locale } = useFormat();
  const inLanguage = (words: BothWords): string => (language === 'sw' ? words.sw : words.en);
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  /** Whole shillings have no cents in a sentence. */
  const short = (amount: string, currency: Currency) =>
    money(amount, currency).replace(/\.00$/, '');
  return {
    inLanguage,
    short,
    awardWords: ({ kind, amount }: ShownAward, currency: Currency): string => {
      if (kind === 'cash') return t('missions_award_cash', { amount: short(amount, currency) });
      if (kind === 'bonus') return t('missions_award_bonus', { amount: short(amount, currency) });
      const number = Number(amount);
      const places = { count: number, figure: count(number) };
      if (kind === 'points') return t('missions_award_points', places);
      if (kind === 'tickets') return t('missions_award_tickets', places);
      return t('missions_award_rounds', places);
    },
    goalWords: ({ goal, target }: MemberMission, currency: Currency): string => {
      if (goal === 'turnover')
        return t('missions_goal_turnover', { amount: short(target, currency) });
      if (goal === 'deposited')
        return t('missions_goal_deposited', { amount: short(target, currency) });
      const number = Number(target);
      const places = { count: number, figure: count(number) };
      if (goal === 'bets') return t('missions_goal_bets', places);
      if (goal === 'wins') return t('missions_goal_wins', places);
      return t('missions_goal_deposits', places);
    },
    /** Empty: every game counts. */
    scopeWords: ({ products, vendors, games }: ShownScope): string => {
      const named = [
        games.map(({ name }) => inLanguage(name)),
        vendors,
        products.map((product) => t(categoryLabels[product])),
      ].filter((names) => names.length > 0);
      return named.map((names) => list.format(names)).join(' · ');
    },
  };
}
