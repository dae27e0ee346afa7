import type { DraftFault, TermsDraft } from '@bahati/agency-rules/draft/terms-draft.ts';
import type { TermField } from '@bahati/agency-rules/terms/terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFigureWords } from '#features/wallet/use-amount-words.ts';
import { useTermsWords } from './use-terms-words.ts';

type Props = {
  currency: Currency;
  value: TermsDraft;
  faults: readonly DraftFault[];
  onChange: (draft: TermsDraft) => void;
};

/** What stands in the terms themselves, apart from tiers. */
export function TermsChoices(props: Props) {
  const { t } = useTranslation();
  const { value, onChange } = props;
  switch (value.kind) {
    case 'dividend':
      return <DividendChoices {...props} />;
    case 'daily_salary':
      return (
        <Checkbox
          label={t('terms_field_hasLossCheck')}
          hint={t('terms_loss_check_hint')}
          checked={value.hasLossCheck}
          onCheckedChange={(hasLossCheck) => onChange({ ...value, hasLossCheck })}
        />
      );
    case 'hourly_salary':
      return null;
    case 'real_time_salary':
      return <RealTimeFields {...props} />;
  }
}

const periods = ['D', 'W', 'H', 'M'] as const;
const modes = ['fixed', 'floating'] as const;
const policies = ['none', 'previous', 'always'] as const;

function DividendChoices({ currency, value, faults, onChange }: Props) {
  const { t } = useTranslation();
  const words = useTermsWords(currency);
  const said = useFaultOf(faults, currency);
  return (
    <div className="terms-choices">
      <SelectField
        label={words.field('period', value)}
        value={value.period}
        error={said('period')}
        options={periods.map((period) => ({ value: period, label: words.value('period', period) }))}
        onValueChange={(period) => onChange({ ...value, period: period as (typeof periods)[0] })}
      />
      <SelectField
        label={words.field('mode', value)}
        hint={t(`terms_mode_hint_${value.mode}`)}
        value={value.mode}
        options={modes.map((mode) => ({ value: mode, label: words.value('mode', mode) }))}
        onValueChange={(mode) => onChange({ ...value, mode: mode as (typeof modes)[0] })}
      />
      <SelectField
        label={words.field('carryOver', value)}
        hint={t(`terms_carry_hint_${value.carryOver}`)}
        value={value.carryOver}
        options={policies.map((one) => ({ value: one, label: words.value('carryOver', one) }))}
        onValueChange={(one) => onChange({ ...value, carryOver: one as (typeof policies)[0] })}
      />
    </div>
  );
}

function RealTimeFields({ currency, value, faults, onChange }: Props) {
  const { t } = useTranslation();
  const words = useTermsWords(currency);
  const figureWords = useFigureWords();
  const said = useFaultOf(faults, currency);
  return (
    <div className="terms-choices">
      <TextField
        label={words.field('rateBps', value)}
        hint={t('terms_real_time_hint')}
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        value={value.rateBps}
        error={said('rateBps')}
        onValueChange={(rateBps) => onChange({ ...value, rateBps })}
      />
      <AmountField
        label={words.field('dailyTurnoverBrake', value)}
        hint={t('terms_brake_hint')}
        currency={currency}
        faultWords={figureWords}
        value={value.dailyTurnoverBrake}
        error={said('dailyTurnoverBrake')}
        onValueChange={(dailyTurnoverBrake) => onChange({ ...value, dailyTurnoverBrake })}
      />
    </div>
  );
}

/** The first fault of a field of the terms themselves, in words. */
function useFaultOf(faults: readonly DraftFault[], currency: Currency) {
  const words = useTermsWords(currency);
  return (field: TermField) => {
    const fault = faults.find((one) => one.tier === null && one.field === field);
    return fault && words.fault(fault);
  };
}
