import {
  type DraftFault,
  isRateField,
  type TermsDraft,
  type TierDraft,
  type TierField,
  tierFields,
} from '@bahati/agency-rules/draft/terms-draft.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import type { CSSProperties } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFigureWords } from '#features/wallet/use-amount-words.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useTermsWords } from './use-terms-words.ts';

/** Names the columns where tiers stand in rows; where they are cards each field names itself. */
export function TierHead({ value, currency }: { value: TermsDraft; currency: Currency }) {
  const words = useTermsWords(currency);
  const { t } = useTranslation();
  const isDaily = value.kind === 'daily_salary';
  const fields = tierFields(value, { pays: 'rate' });
  return (
    <div className="terms-tier-head" style={columnsOf(value)} aria-hidden="true">
      <span />
      {fields.map((field) => (
        <span key={field}>
          {isDaily && field === 'rateBps' ? t('terms_field_pays') : words.field(field, value)}
        </span>
      ))}
    </div>
  );
}

/** Where tiers stand in rows: the pay of a daily salary takes two columns, what and how much. */
function columnsOf(draft: TermsDraft): CSSProperties {
  const columns = tierFields(draft, { pays: 'rate' }).length;
  return { '--columns': draft.kind === 'daily_salary' ? columns + 1 : columns } as CSSProperties;
}

export function TierFields({
  currency,
  draft,
  tier,
  index,
  faults,
  onChange,
  onRemove,
}: {
  currency: Currency;
  draft: TermsDraft;
  tier: TierDraft;
  index: number;
  faults: readonly DraftFault[];
  onChange: (tier: TierDraft) => void;
  /** Absent: the only tier stays. */
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const words = useTermsWords(currency);
  const name = t('terms_tier', { number: count(index + 1) });
  return (
    <fieldset className="terms-tier" style={columnsOf(draft)}>
      <legend className="terms-tier-name">{name}</legend>
      {tierFields(draft, tier).map((field) => {
        const fault = faults.find((one) => one.field === field);
        const input = (
          <TierFigure
            key={field}
            field={field}
            label={words.field(field, draft)}
            currency={currency}
            value={tier.texts[field]}
            error={fault && words.fault(fault)}
            onChange={(text) => onChange({ ...tier, texts: { ...tier.texts, [field]: text } })}
          />
        );
        const isPay = draft.kind === 'daily_salary' && (field === 'rateBps' || field === 'sum');
        if (!isPay) return input;
        return (
          <div key="pay" className="terms-tier-pay">
            <SelectField
              label={t('terms_field_pays')}
              value={tier.pays}
              options={(['rate', 'sum'] as const).map((pays) => ({
                value: pays,
                label: words.value('pays', pays),
              }))}
              onValueChange={(pays) => onChange({ ...tier, pays: pays === 'sum' ? pays : 'rate' })}
            />
            {input}
          </div>
        );
      })}
      {onRemove && (
        <span className="terms-tier-remove">
          <IconButton label={t('terms_tier_remove', { tier: name })} onClick={onRemove}>
            <CloseIcon size={18} />
          </IconButton>
        </span>
      )}
    </fieldset>
  );
}

function TierFigure({
  field,
  label,
  currency,
  value,
  error,
  onChange,
}: {
  field: TierField;
  label: string;
  currency: Currency;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const figureWords = useFigureWords();
  if (field === 'turnover' || field === 'loss' || field === 'sum') {
    return (
      <AmountField
        label={label}
        currency={currency}
        faultWords={figureWords}
        value={value}
        error={error}
        onValueChange={onChange}
      />
    );
  }
  const isRate = isRateField(field);
  return (
    <TextField
      label={label}
      inputMode={isRate ? 'decimal' : 'numeric'}
      autoComplete="off"
      suffix={isRate ? '%' : undefined}
      value={value}
      error={error}
      onValueChange={onChange}
    />
  );
}
