import { useState } from 'react';
import {
  type Segment,
  segmentLanguages,
  segmentStatuses,
  segmentTypes,
} from '@bahati/contract/back-office/mailings.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useGetList } from 'react-admin';
import { useWords } from '#office/words/use-words.ts';
import {
  emptyRules,
  type RangeName,
  rangeNames,
  type RulesDraft,
  rulesDraft,
} from './mailing-draft.rules.ts';
import { KeepSegmentDialog } from './keep-segment-dialog.tsx';

type Fields = { value: RulesDraft; onChange: (rules: RulesDraft) => void };

/** What holds of every member who is meant; a segment that was kept fills it in. */
export function SegmentFields({ value, onChange }: Fields) {
  const { translate } = useWords();
  const [chosen, setChosen] = useState('');
  const [isKeeping, setIsKeeping] = useState(false);
  const { data: segments = [] } = useGetList<Segment>('segments', {
    pagination: { page: 1, perPage: 100 },
  });
  const segment = segments.find(({ id }) => id === chosen);
  function choose(id: string) {
    setChosen(id);
    const found = segments.find((known) => known.id === id);
    onChange(found ? rulesDraft(found.rules) : emptyRules());
  }
  return (
    <div className="segment-fields">
      <div className="segment-kept">
        <SelectField
          label={translate('segments.kept')}
          value={chosen}
          options={[
            { value: '', label: translate('segments.own') },
            ...segments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={choose}
        />
        <Button size="s" onClick={() => setIsKeeping(true)}>
          {translate('segments.keep')}
        </Button>
      </div>
      <Choices
        label={translate('segments.types')}
        group="member_types"
        all={segmentTypes}
        value={value.types}
        onChange={(types) => onChange({ ...value, types })}
      />
      <Choices
        label={translate('segments.statuses')}
        group="member_status"
        all={segmentStatuses}
        value={value.statuses}
        onChange={(statuses) => onChange({ ...value, statuses })}
      />
      <Choices
        label={translate('segments.languages')}
        group="languages"
        all={segmentLanguages}
        value={value.languages}
        onChange={(languages) => onChange({ ...value, languages })}
      />
      {rangeNames.map((name) => (
        <RangeFields key={name} name={name} value={value} onChange={onChange} />
      ))}
      <TextField
        label={translate('segments.upline')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={value.upline}
        onValueChange={(upline) => onChange({ ...value, upline })}
      />
      <p className="ui-field-hint">{translate('segments.excluded')}</p>
      {isKeeping && (
        <KeepSegmentDialog rules={value} segment={segment} onClose={() => setIsKeeping(false)} />
      )}
    </div>
  );
}

/** None chosen asks nothing. */
function Choices<Value extends string | number>({
  label,
  group,
  all,
  value,
  onChange,
}: {
  label: string;
  group: string;
  all: readonly Value[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}) {
  const { translate } = useWords();
  return (
    <fieldset className="content-who">
      <legend className="ui-field-label">{label}</legend>
      <div className="content-checks">
        {all.map((one) => (
          <Checkbox
            key={one}
            label={translate(`${group}.${one}`)}
            checked={value.includes(one)}
            onCheckedChange={(isOn) =>
              onChange(all.filter((each) => (each === one ? isOn : value.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function RangeFields({ name, value, onChange }: Fields & { name: RangeName }) {
  const { translate } = useWords();
  const range = value[name];
  const words = translate(`segments.${name}`);
  const field = (bound: 'atLeast' | 'atMost') => (
    <TextField
      label={translate(bound === 'atLeast' ? 'segments.at_least' : 'segments.at_most', {
        what: words,
      })}
      inputMode="decimal"
      maxLength={17}
      value={range[bound]}
      onValueChange={(text) => onChange({ ...value, [name]: { ...range, [bound]: text.trim() } })}
    />
  );
  return (
    <div className="segment-range">
      {field('atLeast')}
      {field('atMost')}
    </div>
  );
}
