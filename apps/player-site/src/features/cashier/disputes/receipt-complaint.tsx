import type { Receipt, Withdrawal } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { mostImages } from '@bahati/contract/image-limits.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { PictureField } from '@bahati/ui/picture-field/picture-field.tsx';
import { useDraftPictures } from '@bahati/ui/picture-field/use-draft-pictures.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { sendPictures } from '#features/uploads/send-pictures.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useFigureWords } from '#features/wallet/use-amount-words.ts';
import { usePictureWords } from '#features/uploads/use-picture-words.ts';
import { WordsField } from './words-field.tsx';

export type Complaint = Exclude<Receipt, { receipt: 'received' }>;

/** What of a payment is missing, and what shows it; it opens a case. */
export function ReceiptComplaint({
  withdrawal,
  kind,
  onBack,
  onSent,
}: {
  withdrawal: Withdrawal;
  kind: Complaint['receipt'];
  onBack: () => void;
  onSent: () => void;
}) {
  const { t } = useTranslation();
  const { locale, money } = useFormat();
  const pictureWords = usePictureWords();
  const figureWords = useFigureWords();
  const draft = useDraftPictures(mostImages);
  const sent = useRef(new Map<string, string>());
  const [received, setReceived] = useState('');
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { id, net, currency } = withdrawal;
  const arrived = typedDecimal(received, currency) ?? '';
  const remaining = missingOf(net, arrived, currency);
  const isPartly = kind === 'partly';
  const problem = isPartly
    ? remaining === undefined && t('receipt_part_between', { amount: money(net, currency) })
    : draft.pictures.length === 0 && t('receipt_proof_needed');

  const send = useMutation({
    mutationFn: async () => {
      const imageIds = await sendPictures(draft.pictures, sent.current);
      const body: Complaint = isPartly
        ? { receipt: 'partly', received: arrived, remaining: remaining ?? '0', text, imageIds }
        : { receipt: 'not_received', text, imageIds };
      return call('POST /wps/cashier/withdrawals/:id/receipt', { params: { id }, body });
    },
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/cashier/withdrawals');
      showToast({ tone: 'info', message: t('case_opened') });
      onSent();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!problem && !send.isPending) send.mutate();
  }

  return (
    <form className="stack" noValidate onSubmit={submit}>
      {isPartly && (
        <>
          <AmountField
            label={t('receipt_arrived')}
            currency={currency}
            faultWords={figureWords}
            value={received}
            onValueChange={setReceived}
            error={wasTried && problem ? problem : undefined}
          />
          <KeyValueList
            items={[
              {
                id: 'missing',
                label: t('receipt_missing'),
                value: <Amount value={remaining ?? net} currency={currency} locale={locale} />,
                isStrong: true,
              },
            ]}
          />
        </>
      )}
      <div className="case-proof">
        <p>{t(isPartly ? 'receipt_proof_about' : 'receipt_proof_must')}</p>
        <PictureField draft={draft} words={pictureWords} />
        {!isPartly && wasTried && problem && (
          <p className="case-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <WordsField label={t('case_words')} value={text} onValueChange={setText} />
      <FormAlert error={send.error} />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={send.isPending}
        loadingLabel={t('loading')}
      >
        {t('case_open')}
      </Button>
      <Button tone="quiet" isWide disabled={send.isPending} onClick={onBack}>
        {t('receipt_back')}
      </Button>
    </form>
  );
}

/** What is left of the payment; undefined where the part is none of it. */
function missingOf(
  net: string,
  received: string,
  currency: Withdrawal['currency'],
): string | undefined {
  const whole = parseAmount(net, currency) ?? 0n;
  const part = parseAmount(received, currency) ?? 0n;
  return part > 0n && part < whole ? toDecimal(whole - part, currency) : undefined;
}
