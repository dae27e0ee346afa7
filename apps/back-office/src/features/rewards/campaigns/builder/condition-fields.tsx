import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { FieldsProps } from './field-props.ts';
import { gameTypes } from './campaign-draft.rules.ts';

/** Whom it is for, and which play counts. */
export function ConditionFields({ draft, missing, choices, onDraft }: FieldsProps) {
  const { translate, locale } = useWords();
  const countsPlay = draft.trigger === 'turnover' || draft.trigger === 'loss';
  return (
    <fieldset className="campaign-part">
      <legend>{translate('campaigns.part_condition')}</legend>
      <TextField
        label={translate('campaigns.new_days')}
        hint={translate('campaigns.new_days_hint')}
        error={missing.includes('newDays') ? translate('content.missing') : undefined}
        inputMode="numeric"
        maxLength={3}
        value={draft.newDays}
        onValueChange={(newDays) => onDraft({ newDays })}
      />
      <Several
        label={translate('campaigns.tags')}
        options={choices.tags.map(({ code, name }) => ({ value: code, label: name[locale] }))}
        chosen={draft.tags}
        onChosen={(tags) => onDraft({ tags })}
      />
      <Several
        label={translate('campaigns.countries')}
        options={choices.countries.map((value) => ({ value, label: value }))}
        chosen={draft.countries}
        onChosen={(countries) => onDraft({ countries })}
      />
      {countsPlay && (
        <>
          <Several
            label={translate('campaigns.game_types')}
            options={gameTypes.map((value) => ({
              value,
              label: translate(`game_categories.${value}`),
            }))}
            chosen={draft.gameTypes}
            onChosen={(chosen) => onDraft({ gameTypes: chosen })}
          />
          <Several
            label={translate('campaigns.vendors')}
            options={choices.vendors.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={draft.vendorIds}
            onChosen={(vendorIds) => onDraft({ vendorIds })}
          />
        </>
      )}
      <p className="ui-field-hint">{translate('campaigns.never_excluded')}</p>
    </fieldset>
  );
}

/** Some of a list; none means all of it. */
function Several<Value extends string | number>({
  label,
  options,
  chosen,
  onChosen,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChosen: (chosen: Value[]) => void;
}) {
  if (options.length === 0) return null;
  return (
    <fieldset className="content-who">
      <legend className="ui-field-label">{label}</legend>
      <div className="content-checks">
        {options.map(({ value, label: name }) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onCheckedChange={(isChosen) =>
              onChosen(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
