/** A rule that takes the whole as soon as it is worth so much. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { bookMemberCall } from '#features/sportsbook/book-session.ts';
import { StakeInput } from '#features/sportsbook/slip/panel/stake-input.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { keepBet } from '#features/sportsbook/bets/use-bets.ts';

export function AutoCashOut({ bet, currency }: { bet: Bet; currency: Currency }) {
  const { t } = useTranslation();
  const kept = bet.cashOut?.autoAt ?? null;
  const [typed, setTyped] = useState(kept?.replace(/\.00$/, '') ?? '');
  const [wasTried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: (at: string | null) =>
      bookMemberCall('PUT /book/v1/bets/:betId/cashOut/auto', {
        params: { betId: bet.id },
        body: { at },
      }),
    onSuccess(told, at) {
      keepBet(told);
      showToast({ tone: 'win', message: t(at === null ? 'bets_auto_gone' : 'bets_auto_kept') });
    },
  });
  const at = typedDecimal(typed, currency);
  return (
    <details className="cash-out-auto" open={kept !== null}>
      <summary>{t('bets_auto')}</summary>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (at !== undefined && !save.isPending) save.mutate(at);
        }}
      >
        <p className="quiet">{t('bets_auto_about')}</p>
        <StakeInput
          label={t('bets_auto_from')}
          isLabelShown
          value={typed}
          currency={currency}
          error={wasTried && at === undefined ? t('error_required') : undefined}
          onValueChange={setTyped}
        />
        <FormAlert error={save.error} />
        <div className="cash-out-auto-ways">
          <Button type="submit" isLoading={save.isPending} loadingLabel={t('loading')}>
            {t('bets_auto_save')}
          </Button>
          {kept !== null && (
            <Button tone="plain" onClick={() => !save.isPending && save.mutate(null)}>
              {t('safety_remove')}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}
