/** Awards and goals in words, for lists. */
import type { Award } from '@bahati/contract/reward-terms.ts';
import type { MissionGoal, PlayScope } from '@bahati/contract/mission-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { useWords } from '#office/words/use-words.ts';

export function useRewardWords() {
  const { translate, locale } = useWords();
  const money = (amount: string, currency: Currency) =>
    `${currencySymbol(currency)} ${formatAmount(amount, currency, locale)}`;
  const count = (figure: number) => new Intl.NumberFormat(locale).format(figure);
  return {
    money,
    count,
    awardWords: (award: Award, currency: Currency): string => {
      const kind = translate(`missions.awards.${award.kind}`);
      switch (award.kind) {
        case 'cash':
        case 'bonus':
          return `${money(award.amount, currency)} · ${kind}`;
        case 'points':
          return `${count(award.points)} · ${kind}`;
        case 'tickets':
          return `${count(award.count)} · ${kind}`;
        case 'free_rounds':
          return `${count(award.rounds)} · ${kind}`;
      }
    },
    goalWords: (goal: MissionGoal, currency: Currency): string => {
      const kind = translate(`missions.goals.${goal.kind}`);
      const figure = 'amount' in goal ? money(goal.amount, currency) : count(goal.count);
      return `${kind}: ${figure}`;
    },
    scopeWords: ({ products, vendorIds, gameIds }: PlayScope): string => {
      const parts = [
        products.map((product) => translate(`game_categories.${product}`)).join(', '),
        vendorIds.length > 0 ? translate('missions.vendors', { count: vendorIds.length }) : '',
        gameIds.length > 0 ? translate('missions.single_games', { count: gameIds.length }) : '',
      ].filter(Boolean);
      return parts.join(' · ') || translate('missions.all_games');
    },
  };
}
