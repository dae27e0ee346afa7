import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { fromClockField, toClockField } from '#office/words/time.ts';
import { useWords } from '#office/words/use-words.ts';
import type { FieldsProps } from './field-props.ts';

const scenes = [
  'gift-chest',
  'coin-jar',
  'photo-line',
  'lantern-wheel',
  'phone-deposit',
  'dhow-race',
  'football-night',
  'fair-rounds',
] as const;

/** Its name for staff, its title and picture for members, and from when to when. */
export function TitleFields({ draft, missing, onDraft }: FieldsProps) {
  const { translate } = useWords();
  const error = (field: string) =>
    missing.includes(field) ? translate('content.missing') : undefined;
  return (
    <fieldset className="campaign-part">
      <legend>{translate('campaigns.part_title')}</legend>
      <div className="content-row">
        <TextField
          label={translate('campaigns.name')}
          hint={translate('campaigns.name_hint')}
          error={error('name')}
          maxLength={60}
          value={draft.name}
          onValueChange={(name) => onDraft({ name })}
        />
        <SelectField
          label={translate('campaigns.picture')}
          value={draft.scene}
          options={scenes.map((value) => ({
            value,
            label: translate(`campaigns.scenes.${value}`),
          }))}
          onValueChange={(value) =>
            onDraft({ scene: scenes.find((one) => one === value) ?? draft.scene })
          }
        />
      </div>
      <InBothFields
        label={translate('content.title')}
        most={120}
        value={draft.title}
        missing={missing}
        part="title"
        onChange={(title) => onDraft({ title })}
      />
      <div className="content-row">
        <TextField
          label={translate('campaigns.starts')}
          type="datetime-local"
          error={error('startsAt')}
          value={draft.startsAt ? toClockField(draft.startsAt) : ''}
          onValueChange={(typed) => onDraft({ startsAt: fromClockField(typed) ?? '' })}
        />
        <TextField
          label={translate('campaigns.ends')}
          type="datetime-local"
          error={error('endsAt')}
          value={draft.endsAt ? toClockField(draft.endsAt) : ''}
          onValueChange={(typed) => onDraft({ endsAt: fromClockField(typed) ?? '' })}
        />
      </div>
    </fieldset>
  );
}
