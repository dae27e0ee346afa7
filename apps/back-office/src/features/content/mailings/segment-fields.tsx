import { useState } from 'react';
import {
  segmentLanguages,
  segmentStatuses,
  segmentTypes,
} from '@bahati/contract/back-office/content/mailings.ts';
import { kycLevels } from '@bahati/contract/kyc-words.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import {
  emptyRules,
  type RangeName,
  rangeNames,
  type RulesDraft,
  rulesDraft,
} from './mailing-draft.rules.ts';
import { KeepSegmentDialog } from './keep-segment-dialog.tsx';
import { useSegmentChoices } from './use-segment-choices.ts';

type Fields = { value: RulesDraft; onChange: (rules: RulesDraft) => void };

/** What holds of every member who is meant; a segment that was kept fills it in. */
export function SegmentFields({ value, onChange }: Fields) {
  const { translate } = useWords();
  const [chosen, setChosen] = useState('');
  const [isKeeping, setIsKeeping] = useState(false);
  const { data } = useRecord('GET /bo/segments', {});
  const segments = data?.items ?? [];
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
      <ChoiceFields value={value} onChange={onChange} />
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

/** Kinds of member to choose from; of a kind that has none to choose nothing is shown. */
function ChoiceFields({ value, onChange }: Fields) {
  const { translate } = useWords();
  const { countries, tags, tagName } = useSegmentChoices();
  const change = (part: Partial<RulesDraft>) => onChange({ ...value, ...part });
  return (
    <>
      <Choices
        label={translate('segments.types')}
        words={(type) => translate(`member_types.${type}`)}
        all={segmentTypes}
        value={value.types}
        onChange={(types) => change({ types })}
      />
      <Choices
        label={translate('segments.statuses')}
        words={(status) => translate(`member_status.${status}`)}
        all={segmentStatuses}
        value={value.statuses}
        onChange={(statuses) => change({ statuses })}
      />
      <Choices
        label={translate('segments.languages')}
        words={(language) => translate(`languages.${language}`)}
        all={segmentLanguages}
        value={value.languages}
        onChange={(languages) => change({ languages })}
      />
      <Choices
        label={translate('segments.countries')}
        words={(country) => country}
        all={withChosen(countries, value.countries)}
        value={value.countries}
        onChange={(chosen) => change({ countries: chosen })}
      />
      <Choices
        label={translate('segments.levels')}
        words={(level) => translate(`kyc_levels.${level}`)}
        all={kycLevels}
        value={value.kycLevels}
        onChange={(levels) => change({ kycLevels: levels })}
      />
      <Choices
        label={translate('segments.tags')}
        words={tagName}
        all={withChosen(tags, value.tags)}
        value={value.tags}
        onChange={(chosen) => change({ tags: chosen })}
      />
    </>
  );
}

/** What a kept segment names can be taken away, also when it is no more. */
const withChosen = (all: readonly string[], chosen: readonly string[]) => [
  ...new Set([...all, ...chosen]),
];

/** None chosen asks nothing. */
function Choices<Value extends string | number>({
  label,
  words,
  all,
  value,
  onChange,
}: {
  label: string;
  words: (value: Value) => string;
  all: readonly Value[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}) {
  if (all.length === 0) return null;
  return (
    <fieldset className="content-who">
      <legend className="ui-field-label">{label}</legend>
      <div className="content-checks">
        {all.map((one) => (
          <Checkbox
            key={one}
            label={words(one)}
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
      maxLength={40}
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
