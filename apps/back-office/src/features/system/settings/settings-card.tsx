import { useState } from 'react';
import type { RuleSheet } from '@bahati/contract/back-office/cashier/money-rules.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { WantedRules } from '#features/cashier/money-rules/wanted-rules.tsx';
import { BrandCard } from '#features/system/brand-card.tsx';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import type { Sheet } from './sheets.ts';
import { useSettingWords } from './use-setting-words.ts';
import './settings.css';

/** One sheet of the brand's settings as it stands, and what of it waits for a second person. */
export function SettingsCard<Rules>({
  sheet,
  read,
}: {
  sheet: Sheet<Rules>;
  read: RuleSheet<Rules>;
}) {
  const { translate } = useWords();
  const canChange = useCan('POST /bo/brand/company');
  const [isChanging, setIsChanging] = useState(false);
  const { nameWords, valueWords } = useSettingWords(read.currency);
  const fields = sheet.fields(read.rules);
  const linesOf = (rules: Rules) => {
    const settings = sheet.flat(rules);
    return fields.map((field) => valueWords(field, settings[field.name] ?? null));
  };
  const now = linesOf(read.rules);
  const wanted = read.wanted && linesOf(read.wanted.rules);
  const items = fields.map((field, at) => ({
    id: field.name,
    label: nameWords(field),
    value: now[at] ?? '–',
  }));
  const changes = items.flatMap(({ label, value }, at) => {
    const becomes = wanted?.[at] ?? value;
    return becomes === value ? [] : [{ name: label, was: value, becomes }];
  });
  return (
    <BrandCard
      title={translate(`brand_settings.${sheet.name}`)}
      about={translate(`brand_settings.${sheet.name}_about`)}
    >
      <div className="setting-facts">
        <KeyValueList isCompact items={items} />
      </div>
      {read.wanted && <WantedRules lines={changes} wanted={read.wanted} isReadOnly={!canChange} />}
      {canChange && (
        <Button className="office-ink" onClick={() => setIsChanging(true)}>
          {translate('access.change')}
        </Button>
      )}
      {isChanging && (
        <SettingsDialog sheet={sheet} read={read} onClose={() => setIsChanging(false)} />
      )}
    </BrandCard>
  );
}
