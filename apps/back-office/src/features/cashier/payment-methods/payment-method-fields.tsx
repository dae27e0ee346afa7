import type { PaymentMethod } from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import type { MethodDraft } from './payment-method-draft.rules.ts';

type Props = {
  method: PaymentMethod;
  draft: MethodDraft;
  wrong: readonly string[];
  onDraft: (draft: MethodDraft) => void;
};

/** Amounts, fees and hours of a payment method. */
export function MethodFields(props: Props) {
  const { method, draft, wrong, onDraft } = props;
  const { translate } = useWords();
  const figureWords = useFigureWords();
  const missing = translate('content.missing');
  const amount = (field: 'minimum' | 'maximum' | 'feeFixed' | 'dailyMaximum') => ({
    label: translate(amountLabels[field]),
    currency: method.currency,
    faultWords: figureWords,
    value: draft[field],
    error: wrong.includes(field) ? missing : undefined,
    onValueChange: (value: string) => onDraft({ ...draft, [field]: value }),
  });
  return (
    <>
      <div className="content-row">
        <AmountField {...amount('minimum')} />
        <AmountField {...amount('maximum')} />
      </div>
      {method.direction === 'withdrawal' && (
        <AmountField {...amount('dailyMaximum')} hint={translate('payment_methods.daily_hint')} />
      )}
      <TextField
        label={translate('payment_methods.quick')}
        hint={translate('payment_methods.quick_hint')}
        error={wrong.includes('quickAmounts') ? translate('payment_methods.quick_hint') : undefined}
        autoComplete="off"
        maxLength={90}
        value={draft.quickAmounts}
        onValueChange={(quickAmounts) => onDraft({ ...draft, quickAmounts })}
      />
      <div className="content-row">
        <AmountField {...amount('feeFixed')} />
        <TextField
          label={translate('payment_methods.fee_share')}
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          error={wrong.includes('feePercent') ? translate('payment_methods.fee_wrong') : undefined}
          value={draft.feePercent}
          onValueChange={(feePercent) => onDraft({ ...draft, feePercent })}
        />
      </div>
      <Hours {...props} />
    </>
  );
}

const amountLabels = {
  minimum: 'payment_methods.least',
  maximum: 'payment_methods.most',
  feeFixed: 'payment_methods.fee_fixed',
  dailyMaximum: 'payment_methods.daily',
} as const;

function Hours({ draft, wrong, onDraft }: Props) {
  const { translate } = useWords();
  const time = (field: 'opensAt' | 'closesAt') => ({
    type: 'time',
    value: draft[field],
    error: wrong.includes(field) ? translate('content.missing') : undefined,
    onValueChange: (value: string) => onDraft({ ...draft, [field]: value }),
  });
  return (
    <>
      <Checkbox
        label={translate('payment_methods.never_closes')}
        checked={draft.neverCloses}
        onCheckedChange={(neverCloses) => onDraft({ ...draft, neverCloses })}
      />
      {!draft.neverCloses && (
        <div className="content-row">
          <TextField label={translate('departments.opens')} {...time('opensAt')} />
          <TextField label={translate('departments.closes')} {...time('closesAt')} />
        </div>
      )}
    </>
  );
}
