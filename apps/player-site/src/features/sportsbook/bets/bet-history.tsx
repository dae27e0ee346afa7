/** What happened to a bet, step by step in words; nothing of it is ever written over. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { isCurrency } from '@bahati/money/currencies.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { newestFirst } from './bet.rules.ts';
import { useRefusalWords } from './use-bet-names.ts';

export function BetHistory({ bet }: { bet: Bet }) {
  const { t, has } = useTranslation();
  const { time, money } = useFormat();
  const why = useRefusalWords();
  const { currency } = bet;
  const sumOf = (amount: string | null) =>
    amount !== null && isCurrency(currency) ? money(amount, currency) : '';
  return (
    <ol className="bet-history" aria-label={t('bets_history')}>
      {newestFirst(bet.steps).map(({ at, kind, amount, note }) => {
        const key = `bets_step_${kind}`;
        return (
          <li key={`${at} ${kind} ${amount}`}>
            <time dateTime={at}>{time(at)}</time>
            <p>
              {has(key) ? t(key) : t('bets_step_unknown')}
              {amount !== null && <b> {sumOf(amount)}</b>}
              {kind === 'refused' && note !== null && <span>{why(note)}</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
