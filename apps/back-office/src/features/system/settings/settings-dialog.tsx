import { useState } from 'react';
import type { RuleSheet } from '@bahati/contract/back-office/cashier/money-rules.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { settingDraft, settingsOf, wrongSettings } from './setting-draft.rules.ts';
import { SettingInput } from './setting-input.tsx';
import type { Sheet } from './sheets.ts';

/** Changes a sheet; what protects players less waits, which is said before and after. */
export function SettingsDialog<Rules>({
  sheet,
  read,
  onClose,
}: {
  sheet: Sheet<Rules>;
  read: RuleSheet<Rules>;
  onClose: () => void;
}) {
  const { translate } = useWords();
  // What was read is what is changed, also when the page behind is read anew meanwhile.
  const [{ rules, version, currency }] = useState(read);
  const fields = sheet.fields(rules);
  const [draft, setDraft] = useState(() => settingDraft(fields, sheet.flat(rules)));
  const wrong = wrongSettings(fields, draft);
  const isWaiting = sheet.name !== 'company' && sheet.name !== 'contacts';
  return (
    <ReasonDialog
      title={translate(`brand_settings.${sheet.name}`)}
      confirmLabel={translate('access.save')}
      size="l"
      isReady={wrong.length === 0}
      send={(reason) => sheet.change({ rules: settingsOf(fields, draft), version, reason })}
      tell={({ wanted }) => translate(wanted ? 'money_rules.told_waits' : 'content.told_saved')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          {isWaiting && <p>{translate(`brand_settings.${sheet.name}_waits`)}</p>}
          <div className="setting-inputs">
            {fields.map((field) => (
              <SettingInput
                key={field.name}
                field={field}
                currency={currency}
                value={draft[field.name] ?? ''}
                isWrong={isWanting && wrong.includes(field.name)}
                onValueChange={(value) => setDraft({ ...draft, [field.name]: value })}
              />
            ))}
          </div>
        </>
      )}
    </ReasonDialog>
  );
}
