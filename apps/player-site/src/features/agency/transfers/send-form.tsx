import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useOnline } from '@bahati/ui/notice-bar/use-online.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { useAmountWords, useFigureWords } from '#features/wallet/use-amount-words.ts';
import { PaymentPasswordForm } from '#features/members/security/payment-password-form.tsx';
import { useMember } from '#features/members/use-member.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { useFormat } from '#features/language/use-format.ts';
import { PayeeField } from './payee-field.tsx';
import { SendConfirm, type Sending } from './send-confirm.tsx';
import './send-form.css';

type Rules = CallValue<PlayerSiteCalls['GET /wps/transfers/rules']>;

const quick = ['100', '500', '1000'];

/** To whom and how much; the payment password is asked for last. */
export function SendForm({
  direction,
  rules,
  firstPayee,
}: {
  direction: 'down' | 'up';
  rules: Rules;
  /** A user name that stands in its field from the first. */
  firstPayee?: string | undefined;
}) {
  const { t } = useTranslation();
  const member = useMember();
  if (member.data && !member.data.hasPaymentPassword) {
    return (
      <div className="send-form">
        <p className="quiet">{t('payment_password_about')}</p>
        <PaymentPasswordForm />
      </div>
    );
  }
  return <SendFields direction={direction} rules={rules} firstPayee={firstPayee} />;
}

function SendFields({
  direction,
  rules,
  firstPayee = '',
}: {
  direction: 'down' | 'up';
  rules: Rules;
  firstPayee?: string | undefined;
}) {
  const { t } = useTranslation();
  const { locale, money } = useFormat();
  const isOnline = useOnline();
  const amountWords = useAmountWords();
  const figureWords = useFigureWords();
  const [payee, setPayee] = useState(firstPayee);
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [sending, setSending] = useState<Sending>();
  const { form, focusFirstError } = useFocusOnError();
  const balance = useQuery(memberQuery('GET /wps/v2/wallets/balance'));
  const { currency, minimum, leftToday } = rules;
  const name = direction === 'up' ? (rules.up.payee ?? '') : payee.trim();
  const limits = { ...rules, balance: balance.data?.balance };
  const amountError = amountWords(typed, currency, limits);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (name === '' || amountError) return focusFirstError();
    const to = direction === 'up' ? { direction } : { direction, payee: name };
    setSending({ ...to, name, currency, amount: typedDecimal(typed, currency) ?? '' });
  }

  return (
    <>
      <form ref={form} className="send-form" noValidate onSubmit={submit}>
        <p className="send-balance">
          <span className="quiet">{t('wallet_available')}</span>
          <Amount
            value={balance.data?.balance ?? '0.00'}
            currency={currency}
            locale={locale}
            size="l"
            isAnimated
          />
        </p>
        {direction === 'up' ? (
          <p className="send-to">{t('send_to', { name })}</p>
        ) : (
          <PayeeField
            value={payee}
            onValueChange={setPayee}
            error={wasTried && name === '' ? t('error_required') : undefined}
          />
        )}
        <AmountField
          label={t('move_amount')}
          currency={currency}
          faultWords={figureWords}
          value={typed}
          onValueChange={setTyped}
          quickAmounts={quick.map((amount) => ({ amount }))}
          quickLabel={t('amount_quick')}
          hint={t('send_left', {
            minimum: money(minimum, currency),
            left: money(leftToday, currency),
          })}
          error={wasTried ? amountError : undefined}
        />
        {/* The agent's page has its brass action already. */}
        <Button
          type="submit"
          tone={direction === 'up' ? 'brass' : 'quiet'}
          size="l"
          isWide
          disabled={!isOnline}
        >
          {t('withdraw_next')}
        </Button>
      </form>
      {sending && (
        <SendConfirm
          sending={sending}
          onCancel={() => setSending(undefined)}
          onSent={() => {
            setSending(undefined);
            setTyped('');
            setWasTried(false);
          }}
        />
      )}
    </>
  );
}
