import type {
  TransferWallet,
  WalletMove,
} from '@bahati/contract/player-site/gaming/transfer-wallets.ts';
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
import { call, memberQuery } from '#site/api.ts';
import { isDecided, useIdempotencyKeys } from './idempotency-key.ts';
import { useAmountWords, useFigureWords } from './use-amount-words.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useMoveWords } from './use-move-words.ts';
import { forgetWallets } from './use-transfer-wallets.ts';

const quick = ['100', '500', '1000'];

/** Money into a vendor's wallet or back, as much as there is where it comes from. */
export function MoveDialog({
  wallet,
  onClose,
  onMoved,
}: {
  wallet: TransferWallet;
  onClose: () => void;
  onMoved?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { locale, money } = useFormat();
  const isOnline = useOnline();
  const amountWords = useAmountWords();
  const figureWords = useFigureWords();
  const moveWords = useMoveWords();
  const idempotencyKeys = useIdempotencyKeys();
  const [direction, setDirection] = useState<'in' | 'out'>('in');
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const main = useQuery(memberQuery('GET /wps/v2/wallets/balance'));
  const { vendor, vendorName, currency } = wallet;
  const available = (direction === 'in' ? main.data?.balance : wallet.balance) ?? '0.00';
  const limits = { minimum: '0.01', maximum: '99999999', balance: available };
  const error = amountWords(typed, currency, limits);

  const send = useMutation({
    mutationFn: () => {
      const amount = typedDecimal(typed, currency) ?? '';
      const idempotencyKey = idempotencyKeys.idFor(`${vendor} ${direction} ${amount}`);
      const body = { idempotencyKey, vendor, direction, amount };
      return call('POST /wps/relay/GCS_walletTransfer', { body });
    },
    onSuccess: (move: WalletMove) => {
      idempotencyKeys.forget();
      const tone = move.state === 'done' ? 'win' : 'warn';
      showToast({ tone, message: moveWords(move) });
      onClose();
      if (move.state === 'done') onMoved?.();
    },
    onError: (failure) => {
      if (isDecided(failure)) idempotencyKeys.forget();
    },
    onSettled: forgetWallets,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (error) focusFirstError();
    else if (!send.isPending) send.mutate();
  }

  const told = (value: string) => <Amount value={value} currency={currency} locale={locale} />;
  const amount = typed && !error ? money(typedDecimal(typed, currency) ?? '', currency) : '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={vendorName}
      closeLabel={t('close')}
      size="s"
      isLocked={send.isPending}
    >
      <form ref={form} className="stack vendor-move" noValidate onSubmit={submit}>
        <Segmented
          label={t('move_direction')}
          value={direction}
          onValueChange={(value) => {
            setDirection(value);
            setWasTried(false);
            send.reset();
          }}
          options={[
            { value: 'in', label: t('move_in') },
            { value: 'out', label: t('move_out') },
          ]}
        />
        <KeyValueList
          isCompact
          items={[
            { id: 'main', label: t('member_wallet'), value: told(main.data?.balance ?? '0.00') },
            { id: 'vendor', label: vendorName, value: told(wallet.balance ?? '0.00') },
          ]}
        />
        <FormAlert error={send.error} />
        <AmountField
          label={t('move_amount')}
          currency={currency}
          faultWords={figureWords}
          value={typed}
          onValueChange={setTyped}
          quickAmounts={[
            ...quick.map((each) => ({ amount: each })),
            { amount: available.replace(/\.00$/, ''), label: t('amount_all') },
          ]}
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
          {direction === 'in' ? t('move_submit_in', { amount }) : t('move_submit_out', { amount })}
        </Button>
      </form>
    </Dialog>
  );
}
