import { useState } from 'react';
import type { WayToPay } from '@bahati/contract/back-office/ways-to-pay.ts';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { WayFields } from './way-fields.tsx';
import { isWaiting, settingsOf, wayDraft, wrongFields } from './way-draft.rules.ts';
import '#features/content/content.css';

/** What a way to pay is called, takes and costs, and when it works. */
export function WayDialog({ way, onClose }: { way: WayToPay; onClose: () => void }) {
  const { translate, locale } = useWords();
  const [draft, setDraft] = useState(() => wayDraft(way));
  const wrong = wrongFields(draft);
  const { code, version } = way;
  const name = locale === 'sw' ? way.name.sw : way.name.en;
  return (
    <ReasonDialog
      title={translate('ways_to_pay.set', { name })}
      confirmLabel={translate('access.save')}
      isReady={wrong.length === 0}
      send={(reason) =>
        call('POST /bo/waysToPay/:code/settings', {
          params: { code },
          body: { ...settingsOf(draft), version, reason },
        })
      }
      tell={({ items }) =>
        translate(isWaiting(items, code) ? 'money_rules.told_waits' : 'content.told_saved')
      }
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p>{translate('ways_to_pay.set_hint')}</p>
          <InBothFields
            label={translate('departments.name')}
            most={40}
            value={draft.name}
            missing={isWanting ? wrong : []}
            part="name"
            onChange={(both) => setDraft({ ...draft, name: both })}
          />
          <WayFields way={way} draft={draft} wrong={isWanting ? wrong : []} onDraft={setDraft} />
        </>
      )}
    </ReasonDialog>
  );
}
