import type { Currency } from '@bahati/money/currencies.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useOnline } from '@bahati/ui/notice-bar/use-online.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall, memberQuery } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { useFormat } from '#features/language/use-format.ts';
import { isDecided, useIdempotencyKeys } from '#features/wallet/idempotency-key.ts';
import { useAmountWords, useFigureWords } from '#features/wallet/use-amount-words.ts';

type Reserved = { reserve: string; currency: Currency };

/** What the agent set aside for downlines' bills, and the way to change it. */
export function Reserve({ reserve, currency }: Reserved) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="liability-item" aria-label={t('reserve_title')}>
      <div className="reserve-head">
        <div>
          <h3 className="liability-kind">{t('reserve_title')}</h3>
          <Amount value={reserve} currency={currency} locale={locale} size="l" />
        </div>
        <Button size="s" onClick={() => setIsOpen(true)}>
          {t('reserve_change')}
        </Button>
      </div>
      <p className="quiet income-small">{t('reserve_about')}</p>
      {isOpen && (
        <ReserveDialog reserve={reserve} currency={currency} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}

function ReserveDialog({ reserve, currency, onClose }: Reserved & { onClose: () => void }) {
  const { t } = useTranslation();
  const { locale, money } = useFormat();
  const isOnline = useOnline();
  const amountWords = useAmountWords();
  const figureWords = useFigureWords();
  const idempotencyKeys = useIdempotencyKeys();
  const [action, setAction] = useState<'set_aside' | 'take_back'>('set_aside');
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const main = useQuery(memberQuery('GET /wps/v2/wallets/balance'));
  const available = (action === 'set_aside' ? main.data?.balance : reserve) ?? '0.00';
  const limits = { minimum: '0.01', maximum: '99999999', balance: available };
  const error = amountWords(typed, currency, limits);

  const send = useMutation({
    mutationFn: () => {
      const amount = typedDecimal(typed, currency) ?? '';
      const idempotencyKey = idempotencyKeys.idFor(`reserve ${action} ${amount}`);
      return call('POST /wps/agent/reserve', { body: { idempotencyKey, action, amount } });
    },
    onSuccess: (now) => {
      idempotencyKeys.forget();
      const shown = money(now.reserve, currency);
      showToast({ tone: 'win', message: t('reserve_changed', { amount: shown }) });
      onClose();
    },
    onError: (failure) => {
      if (isDecided(failure)) idempotencyKeys.forget();
    },
    onSettled: () =>
      Promise.all([
        forgetMemberCall('GET /wps/agent/liability'),
        forgetMemberCall('GET /wps/v2/wallets/balance'),
      ]),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (error) focusFirstError();
    else if (!send.isPending) send.mutate();
  }

  const told = (value: string) => <Amount value={value} currency={currency} locale={locale} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('reserve_title')}
      closeLabel={t('close')}
      size="s"
      isLocked={send.isPending}
    >
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <Segmented
          label={t('move_direction')}
          value={action}
          onValueChange={(value) => {
            setAction(value);
            setWasTried(false);
            send.reset();
          }}
          options={[
            { value: 'set_aside', label: t('reserve_set_aside') },
            { value: 'take_back', label: t('reserve_take_back') },
          ]}
        />
        <KeyValueList
          isCompact
          items={[
            { id: 'main', label: t('member_wallet'), value: told(main.data?.balance ?? '0.00') },
            { id: 'reserve', label: t('reserve_title'), value: told(reserve) },
          ]}
        />
        <FormAlert error={send.error} />
        <AmountField
          label={t('move_amount')}
          currency={currency}
          faultWords={figureWords}
          value={typed}
          onValueChange={setTyped}
          quickAmounts={[{ amount: available.replace(/\.00$/, ''), label: t('amount_all') }]}
          quickLabel={t('amount_quick')}
          error={wasTried ? error : undefined}
        />
        <Button
          type="submit"
          tone="brass"
          size="l"
          isWide
          disabled={!isOnline}
          isLoading={send.isPending}
          loadingLabel={t('loading')}
        >
          {t(action === 'set_aside' ? 'reserve_set_aside' : 'reserve_take_back')}
        </Button>
      </form>
    </Dialog>
  );
}
