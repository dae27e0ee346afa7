/** A trader offers another stake or other odds: to be taken or left before its time is over. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { isCurrency } from '@bahati/money/currencies.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Countdown } from '@bahati/ui/countdown/countdown.tsx';
import { useMutation } from '@tanstack/react-query';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { keepBet } from '#features/sportsbook/bets/use-bets.ts';
import { useBetNames } from '#features/sportsbook/bets/use-bet-names.ts';
import { bookMemberCall } from '#features/sportsbook/book-session.ts';
import { placingStore } from '#features/sportsbook/slip/placing/placing-store.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { ReceiptTitle } from './receipt-title.tsx';
import './receipt.css';

const urgentMs = 10_000;

export function CounterOffer({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const names = useBetNames();
  const { counter, legs, stake, currency } = bet;
  const answer = useMutation({
    mutationFn: (isTaken: boolean) =>
      bookMemberCall('POST /book/v1/bets/:betId/counter', {
        params: { betId: bet.id },
        body: { isTaken },
      }),
    onSuccess(told) {
      keepBet(told);
      placingStore.followBet(bet.id, told.id);
    },
  });
  if (!counter || !isCurrency(currency)) return null;
  const isAnswering = (isTaken: boolean) => answer.isPending && answer.variables === isTaken;
  const press = (isTaken: boolean) => () => {
    if (!answer.isPending) answer.mutate(isTaken);
  };
  return (
    <>
      <ReceiptTitle tone="wait">{t('slip_counter')}</ReceiptTitle>
      <dl className="receipt-counter">
        {counter.stake !== stake && (
          <div>
            <dt>{t('slip_stake')}</dt>
            <dd>
              <s>{money(stake, currency)}</s> <b>{money(counter.stake, currency)}</b>
            </dd>
          </div>
        )}
        {legs.map((leg, at) => {
          const offered = counter.odds[at];
          const title = names.leg(leg);
          if (offered === undefined || offered === leg.odds) return null;
          return (
            <div key={`${at} ${title}`}>
              <dt>{title}</dt>
              <dd>
                <s>{names.odds(leg.odds)}</s> <b>{names.odds(offered)}</b>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="receipt-until">
        {t('slip_counter_until')}{' '}
        <Countdown
          endsAtMs={Date.parse(counter.until)}
          label={t('slip_counter_until')}
          urgentBelowMs={urgentMs}
        />
      </p>
      <FormAlert error={answer.error} />
      <Button
        tone="brass"
        size="l"
        isWide
        isLoading={isAnswering(true)}
        loadingLabel={t('loading')}
        onClick={press(true)}
      >
        {t('slip_counter_take', { amount: money(counter.stake, currency) })}
      </Button>
      <Button
        isWide
        isLoading={isAnswering(false)}
        loadingLabel={t('loading')}
        onClick={press(false)}
      >
        {t('slip_counter_leave')}
      </Button>
    </>
  );
}
