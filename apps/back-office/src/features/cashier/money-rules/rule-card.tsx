import { useState } from 'react';
import type { RuleSheet } from '@bahati/contract/back-office/cashier/money-rules.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { BrandCard } from '#features/system/brand-card.tsx';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { RuleDialog } from './rule-dialog.tsx';
import type { Rules } from './rule-draft.rules.ts';
import type { ShownRules } from './rule-kind.ts';
import { useRuleWords } from './use-rule-words.ts';
import { WantedRules } from './wanted-rules.tsx';

/** Rules of one kind as they stand, and those that wait for a second person. */
export function RuleCard({ kind, sheet }: { kind: ShownRules; sheet: RuleSheet<Rules> }) {
  const { translate } = useWords();
  const canAccess = useCan(kind.changes ?? 'POST /bo/withdrawalRules');
  const [isChanging, setIsChanging] = useState(false);
  const { valueWords, nameWords } = useRuleWords(sheet.currency, kind.words);
  const wanted = sheet.wanted?.rules ?? sheet.rules;
  const changes = kind.fields
    .map((field) => ({
      name: nameWords(field),
      was: valueWords(field, sheet.rules[field.name] ?? null),
      becomes: valueWords(field, wanted[field.name] ?? null),
    }))
    .filter(({ was, becomes }) => was !== becomes);
  return (
    <BrandCard
      title={translate(`${kind.words ?? 'money_rules'}.${kind.name}`)}
      about={translate(`${kind.words ?? 'money_rules'}.${kind.name}_about`)}
    >
      <div className="rule-facts">
        <KeyValueList
          isCompact
          items={kind.fields.map((field) => ({
            id: field.name,
            label: nameWords(field),
            value: valueWords(field, sheet.rules[field.name] ?? null),
          }))}
        />
      </div>
      {sheet.wanted && (
        <WantedRules lines={changes} wanted={sheet.wanted} isReadOnly={!canAccess} />
      )}
      {canAccess && (
        <Button className="office-ink" onClick={() => setIsChanging(true)}>
          {translate('access.change')}
        </Button>
      )}
      {isChanging && <RuleDialog kind={kind} sheet={sheet} onClose={() => setIsChanging(false)} />}
    </BrandCard>
  );
}
