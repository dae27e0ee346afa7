import {
  type DraftFault,
  isRateField,
  type TermsDraft,
  type TierDraft,
  type TierField,
  tierFields,
  withTier,
} from '@bahati/agency-rules/draft/terms-draft.ts';
import { maxTiers } from '@bahati/agency-rules/terms/term-faults.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import { useTermsWords } from './use-terms-words.ts';
import './contracts.css';

type Props = {
  currency: Currency;
  draft: TermsDraft;
  faults: readonly DraftFault[];
  onChange: (draft: TermsDraft) => void;
};

/** Terms of a contract of any kind as staff type them; faults stand at their fields. */
export function TermsFields(props: Props) {
  const { translate } = useWords();
  const { currency, draft, faults, onChange } = props;
  return (
    <div className="terms-fields">
      <Choices {...props} />
      {draft.tiers.map((tier, index) => (
        <Tier
          key={tier.id}
          currency={currency}
          draft={draft}
          tier={tier}
          index={index}
          faults={faults.filter((fault) => fault.tier === index)}
          onChange={onChange}
        />
      ))}
      {draft.kind !== 'real_time_salary' && (
        <Button
          size="s"
          disabled={draft.tiers.length >= maxTiers}
          onClick={() => onChange(withTier(draft))}
        >
          {translate('terms.tier_add')}
        </Button>
      )}
    </div>
  );
}

const periods = ['D', 'W', 'H', 'M'] as const;
const modes = ['fixed', 'floating'] as const;
const policies = ['none', 'previous', 'always'] as const;

function Choices({ currency, draft, faults, onChange }: Props) {
  const { translate } = useWords();
  const words = useTermsWords(currency);
  const own = (field: DraftFault['field']) => {
    const fault = faults.find((one) => one.tier === null && one.field === field);
    return fault && words.fault(fault);
  };
  if (draft.kind === 'hourly_salary') return null;
  if (draft.kind === 'daily_salary') {
    return (
      <Checkbox
        label={translate('terms.field_hasLossCheck')}
        checked={draft.hasLossCheck}
        onCheckedChange={(hasLossCheck) => onChange({ ...draft, hasLossCheck })}
      />
    );
  }
  if (draft.kind === 'real_time_salary') {
    return (
      <div className="content-row">
        <Figure
          field="rateBps"
          label={words.field('rateBps', draft)}
          currency={currency}
          value={draft.rateBps}
          error={own('rateBps')}
          onChange={(rateBps) => onChange({ ...draft, rateBps })}
        />
        <Figure
          field="turnover"
          label={words.field('dailyTurnoverBrake', draft)}
          currency={currency}
          value={draft.dailyTurnoverBrake}
          error={own('dailyTurnoverBrake')}
          onChange={(dailyTurnoverBrake) => onChange({ ...draft, dailyTurnoverBrake })}
        />
      </div>
    );
  }
  const choice = <V extends string>(
    field: 'period' | 'mode' | 'carryOver',
    values: readonly V[],
    take: (value: V) => TermsDraft,
  ) => (
    <SelectField
      label={words.field(field, draft)}
      value={draft[field]}
      options={values.map((value) => ({ value, label: words.value(field, value) }))}
      onValueChange={(value) => {
        const known = values.find((one) => one === value);
        if (known) onChange(take(known));
      }}
    />
  );
  return (
    <div className="content-row">
      {choice('period', periods, (period) => ({ ...draft, period }))}
      {choice('mode', modes, (mode) => ({ ...draft, mode }))}
      {choice('carryOver', policies, (carryOver) => ({ ...draft, carryOver }))}
    </div>
  );
}

function Tier({
  currency,
  draft,
  tier,
  index,
  faults,
  onChange,
}: Props & { tier: TierDraft; index: number }) {
  const { translate } = useWords();
  const words = useTermsWords(currency);
  const name = translate('terms.tier', { number: index + 1 });
  const change = (next: TierDraft) =>
    onChange({ ...draft, tiers: draft.tiers.map((one) => (one.id === tier.id ? next : one)) });
  return (
    <fieldset className="terms-tier">
      <legend>{name}</legend>
      <div className="content-row">
        {draft.kind === 'daily_salary' && (
          <SelectField
            label={translate('terms.field_pays')}
            value={tier.pays}
            options={(['rate', 'sum'] as const).map((pays) => ({
              value: pays,
              label: words.value('pays', pays),
            }))}
            onValueChange={(pays) => change({ ...tier, pays: pays === 'sum' ? pays : 'rate' })}
          />
        )}
        {tierFields(draft, tier).map((field) => {
          const fault = faults.find((one) => one.field === field);
          return (
            <Figure
              key={field}
              field={field}
              label={words.field(field, draft)}
              currency={currency}
              value={tier.texts[field]}
              error={fault && words.fault(fault)}
              onChange={(text) => change({ ...tier, texts: { ...tier.texts, [field]: text } })}
            />
          );
        })}
      </div>
      {draft.tiers.length > 1 && (
        <Button
          size="s"
          onClick={() =>
            onChange({ ...draft, tiers: draft.tiers.filter(({ id }) => id !== tier.id) })
          }
        >
          {translate('terms.tier_remove', { tier: name })}
        </Button>
      )}
    </fieldset>
  );
}

function Figure({
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
  const given = { label, value, error, onValueChange: onChange };
  if (field === 'turnover' || field === 'loss' || field === 'sum') {
    return <AmountField {...given} currency={currency} faultWords={figureWords} />;
  }
  const isRate = isRateField(field);
  return (
    <TextField
      {...given}
      inputMode={isRate ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={12}
      suffix={isRate ? '%' : undefined}
    />
  );
}
