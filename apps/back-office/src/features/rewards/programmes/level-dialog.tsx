import {
  levelBadge,
  levelBadges,
  rebateTypes,
  type VipRules,
} from '@bahati/contract/programme-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { LevelBadge } from '@bahati/ui/level-badge/level-badge.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useState } from 'react';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import {
  levelAmounts,
  levelDraft,
  type LevelDraft,
  levelOf,
  wrongInLevel,
} from './level-draft.rules.ts';
import '#features/content/content.css';

type Change = {
  rules: VipRules;
  version: string;
  currency: Currency;
  /** The place of the level in the list; the length of it: a new one on top. */
  at: number;
};

/** Writes one level; all levels are asked for as one change, which a second person approves. */
export function LevelDialog({ change, onClose }: { change: Change; onClose: () => void }) {
  const { translate } = useWords();
  // What was read is what is changed, also when the sheet behind is read anew meanwhile.
  const [{ rules, version, currency, at }] = useState(change);
  const [draft, setDraft] = useState(() => levelDraft(rules.levels[at]));
  const wrong = wrongInLevel(draft);
  const send = (reason: string) => {
    const levels = [...rules.levels.slice(0, at), levelOf(draft), ...rules.levels.slice(at + 1)];
    return call('POST /bo/rewards/vipRules', {
      body: { rules: { ...rules, levels }, version, reason },
    });
  };
  return (
    <ReasonDialog
      title={translate(at < rules.levels.length ? 'programmes.change_level' : 'programmes.add')}
      confirmLabel={translate('access.save')}
      size="l"
      isReady={wrong.length === 0}
      send={send}
      tell={() => translate('money_rules.told_waits')}
      onClose={onClose}
    >
      {(isWanting) => (
        <LevelFields
          draft={draft}
          currency={currency}
          wrong={isWanting ? wrong : []}
          onChange={(more) => setDraft({ ...draft, ...more })}
        />
      )}
    </ReasonDialog>
  );
}

type FieldsProps = {
  draft: LevelDraft;
  currency: Currency;
  wrong: readonly string[];
  onChange: (more: Partial<LevelDraft>) => void;
};

function LevelFields({ draft, currency, wrong, onChange }: FieldsProps) {
  const { translate } = useWords();
  const figureWords = useFigureWords();
  const options = (values: readonly string[], group: string) =>
    values.map((value) => ({ value, label: translate(`programmes.${group}.${value}`) }));
  return (
    <>
      <div className="programme-badge">
        <LevelBadge badge={draft.badge} size={64} />
        <SelectField
          label={translate('programmes.badge')}
          value={draft.badge}
          options={options(levelBadges, 'badges')}
          onValueChange={(value) => onChange({ badge: levelBadge.parse(value) })}
        />
      </div>
      <InBothFields
        label={translate('programmes.name')}
        most={40}
        value={draft.name}
        missing={wrong}
        part="name"
        onChange={(name) => onChange({ name })}
      />
      <div className="content-row">
        <SelectField
          label={translate('programmes.needs')}
          value={draft.needs}
          options={options(['all', 'one'], 'needs_of')}
          onValueChange={(value) => onChange({ needs: value === 'one' ? 'one' : 'all' })}
        />
        <SelectField
          label={translate('programmes.days')}
          value={draft.days}
          options={options(['ever', '30', '90'], 'days_of')}
          onValueChange={(days) => onChange({ days })}
        />
        {levelAmounts.map((field) => (
          <AmountField
            key={field}
            label={translate(`programmes.${field}`)}
            currency={currency}
            value={draft[field]}
            hint={translate('programmes.empty_none')}
            error={
              wrong.includes(field) || (field === 'turnover' && wrong.includes('requirement'))
                ? translate('programmes.requirement_missing')
                : undefined
            }
            faultWords={figureWords}
            onValueChange={(value) => onChange({ [field]: value })}
          />
        ))}
        <TextField
          label={translate('programmes.withdrawalCount')}
          inputMode="numeric"
          maxLength={3}
          value={draft.withdrawalCount}
          hint={translate('programmes.empty_none')}
          error={
            wrong.includes('withdrawalCount')
              ? translate('money_rules.number_wrong', { most: 999 })
              : undefined
          }
          onValueChange={(withdrawalCount) => onChange({ withdrawalCount })}
        />
      </div>
      <RebateFields draft={draft} wrong={wrong} onChange={onChange} />
    </>
  );
}

function RebateFields({ draft, wrong, onChange }: Omit<FieldsProps, 'currency'>) {
  const { translate } = useWords();
  return (
    <fieldset className="programme-rebates">
      <legend>{translate('programmes.rebates')}</legend>
      <div className="content-row">
        {rebateTypes.map((type) => (
          <TextField
            key={type}
            label={translate(`game_categories.${type}`)}
            inputMode="decimal"
            maxLength={6}
            suffix="%"
            value={draft.rebates[type] ?? ''}
            error={
              wrong.includes(type) ? translate('money_rules.number_wrong', { most: 10 }) : undefined
            }
            onValueChange={(value) => onChange({ rebates: { ...draft.rebates, [type]: value } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
