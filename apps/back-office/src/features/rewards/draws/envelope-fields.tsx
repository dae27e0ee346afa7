import type { DrawCondition } from '@bahati/contract/draw-terms.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { DrawFieldsProps } from './draw-dialog.tsx';

const conditions: readonly DrawCondition['kind'][] = ['all', 'deposited_today', 'level'];

/** How an envelope is split, and who may open it. */
export function EnvelopeFields({ draft, missing, onDraft }: DrawFieldsProps) {
  const { translate } = useWords();
  const error = (part: string) =>
    missing.includes(part) ? translate('content.missing') : undefined;
  return (
    <>
      <div className="content-row">
        {(['sum', 'shares', 'least', 'step'] as const).map((part) => (
          <TextField
            key={part}
            label={translate(`draws.${part}`)}
            inputMode={part === 'shares' ? 'numeric' : 'decimal'}
            error={error(part)}
            value={draft[part]}
            onValueChange={(value) => onDraft({ [part]: value })}
          />
        ))}
      </div>
      <div className="content-row">
        <SelectField
          label={translate('draws.condition')}
          value={draft.condition}
          options={conditions.map((value) => ({
            value,
            label: translate(`draws.conditions.${value}`),
          }))}
          onValueChange={(value) =>
            onDraft({
              condition: conditions.find((one) => one === value) ?? 'all',
              conditionFigure: '',
            })
          }
        />
        {draft.condition !== 'all' && (
          <TextField
            label={translate(`draws.condition_figures.${draft.condition}`)}
            inputMode="decimal"
            error={error('conditionFigure')}
            value={draft.conditionFigure}
            onValueChange={(conditionFigure) => onDraft({ conditionFigure })}
          />
        )}
      </div>
    </>
  );
}
