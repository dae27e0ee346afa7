import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { LoginPasswordField } from '#features/members/contacts/bind-form.tsx';
import { exclusionMonths, timeOutDays } from './limit-choices.ts';
import { useBreak } from './use-break.ts';
import { useLengths } from './use-measure.ts';
import { type BreakKind } from './break-kind.ts';

/** How long, what it means, and a typed word: this is not undone by anybody. */
export function BreakDialog({ kind, onClose }: { kind: BreakKind; onClose: () => void }) {
  const { t } = useTranslation();
  const isTimeOut = kind === 'time_out';
  const { form, ...taking } = useBreak(kind);
  const lengths = useBreakLengths(kind);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isTimeOut ? t('limits_time_out') : t('limits_exclusion')}
      closeLabel={t('close')}
      size="s"
      isLocked={taking.isBusy}
    >
      <form ref={form} className="stack" noValidate onSubmit={taking.submit}>
        <SelectField
          label={t('limits_how_long')}
          value={taking.length}
          onValueChange={taking.setLength}
          options={lengths}
        />
        <ul className="break-facts">
          <li>{t('limits_fact_play')}</li>
          <li>{t('limits_fact_out')}</li>
          <li>{t('limits_fact_money')}</li>
          <li>{isTimeOut ? t('limits_fact_end') : t('limits_fact_return')}</li>
        </ul>
        {!isTimeOut && (
          <LoginPasswordField
            value={taking.password}
            onValueChange={taking.setPassword}
            error={taking.passwordError}
          />
        )}
        <TextField
          label={t('limits_type', { word: t('limits_word') })}
          autoComplete="off"
          autoCapitalize="characters"
          value={taking.typed}
          onValueChange={taking.setTyped}
          error={taking.typedError}
        />
        <FormAlert error={taking.error} />
        <div className="limit-ways">
          <Button
            type="submit"
            tone="danger"
            size="l"
            isWide
            isLoading={taking.isBusy}
            loadingLabel={t('loading')}
          >
            {isTimeOut ? t('limits_start_time_out') : t('limits_start_exclusion')}
          </Button>
          <Button size="l" isWide disabled={taking.isBusy} onClick={onClose}>
            {t('in_more_cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useBreakLengths(kind: BreakKind) {
  const { t } = useTranslation();
  const { days, months } = useLengths();
  if (kind === 'time_out') {
    return timeOutDays.map((length) => ({ value: String(length), label: days(length) }));
  }
  return exclusionMonths.map((length) => ({
    value: String(length),
    label: length === null ? t('limits_for_ever') : months(length),
  }));
}
