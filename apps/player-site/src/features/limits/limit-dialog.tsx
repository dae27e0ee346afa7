import type { PlayLimit } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFigureWords } from '#features/wallet/use-amount-words.ts';
import { quickLimits, sessionLimits } from './limit-choices.ts';
import {
  kindWords,
  type LimitKind,
  type LimitPeriod,
  limitPeriods,
  periodWords,
} from './limit-words.ts';
import { useLimitDraft } from './use-limit-draft.ts';
import { useLengths } from './use-measure.ts';

/** Setting one kind of limit; says before it is sent whether it counts at once or has to wait. */
export function LimitDialog({
  kind,
  startPeriod,
  currency,
  limits,
  onClose,
}: {
  kind: LimitKind;
  startPeriod: LimitPeriod;
  currency: Currency;
  limits: readonly PlayLimit[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [period, setPeriod] = useState(startPeriod);
  const own = limits.find((limit) => limit.period === period)?.own ?? null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(kindWords[kind].title)}
      closeLabel={t('close')}
      size="s"
    >
      <div className="stack">
        <Segmented
          label={t('limits_period')}
          options={limitPeriods.map((value) => ({ value, label: t(periodWords[value]) }))}
          value={period}
          onValueChange={setPeriod}
        />
        <LimitForm
          key={period}
          kind={kind}
          period={period}
          currency={currency}
          own={own}
          onDone={onClose}
        />
      </div>
    </Dialog>
  );
}

function LimitForm({
  kind,
  period,
  currency,
  own,
  onDone,
}: {
  kind: LimitKind;
  period: LimitPeriod;
  currency: Currency;
  own: string | null;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { form, ...draft } = useLimitDraft({ kind, period, currency, own, onDone });
  const figureWords = useFigureWords();
  const field = { label: t('limits_amount'), error: draft.fieldError };
  return (
    <form ref={form} className="stack" noValidate onSubmit={draft.submit}>
      {kind === 'session' ? (
        <TimeField
          {...field}
          period={period}
          value={draft.amount}
          onValueChange={draft.setAmount}
        />
      ) : (
        <AmountField
          {...field}
          currency={currency}
          faultWords={figureWords}
          value={draft.amount}
          onValueChange={draft.setAmount}
          quickAmounts={quickLimits[period].map((amount) => ({ amount }))}
          quickLabel={t('amount_quick')}
        />
      )}
      <p className="limit-note" aria-live="polite">
        {draft.isIncrease ? t('limits_increase_note') : t('limits_stricter_note')}
      </p>
      <FormAlert error={draft.error} />
      <div className="limit-ways">
        <Button
          type="submit"
          tone="brass"
          size="l"
          isWide
          isLoading={draft.isSaving}
          loadingLabel={t('loading')}
        >
          {t('limits_save')}
        </Button>
        {own !== null && (
          <Button
            size="l"
            isWide
            isLoading={draft.isRemoving}
            loadingLabel={t('loading')}
            onClick={draft.remove}
          >
            {t('limits_remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

function TimeField({
  label,
  error,
  period,
  value,
  onValueChange,
}: {
  label: string;
  error: string | undefined;
  period: LimitPeriod;
  value: string;
  onValueChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  const { minutes } = useLengths();
  const offered = sessionLimits[period].map(String);
  const choices = value === '' || offered.includes(value) ? offered : [value, ...offered];
  return (
    <SelectField
      label={label}
      error={error}
      value={value}
      onValueChange={onValueChange}
      placeholder={t('limits_how_long')}
      options={choices.map((choice) => ({ value: choice, label: minutes(Number(choice)) }))}
    />
  );
}
