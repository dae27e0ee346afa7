import { useState } from 'react';
import type { PaymentMethod } from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { MethodFields } from './payment-method-fields.tsx';
import { isWaiting, settingsOf, methodDraft, wrongFields } from './payment-method-draft.rules.ts';
import '#features/content/content.css';

/** What a payment method is called, takes and costs, and when it works. */
export function MethodDialog({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const { translate, locale } = useWords();
  const [draft, setDraft] = useState(() => methodDraft(method));
  const wrong = wrongFields(draft);
  const { code, version } = method;
  const name = locale === 'sw' ? method.name.sw : method.name.en;
  return (
    <ReasonDialog
      title={translate('payment_methods.set', { name })}
      confirmLabel={translate('access.save')}
      isReady={wrong.length === 0}
      send={(reason) =>
        call('POST /bo/paymentMethods/:code/settings', {
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
          <p>{translate('payment_methods.set_hint')}</p>
          <InBothFields
            label={translate('departments.name')}
            most={40}
            value={draft.name}
            missing={isWanting ? wrong : []}
            part="name"
            onChange={(both) => setDraft({ ...draft, name: both })}
          />
          <MethodFields
            method={method}
            draft={draft}
            wrong={isWanting ? wrong : []}
            onDraft={setDraft}
          />
        </>
      )}
    </ReasonDialog>
  );
}
