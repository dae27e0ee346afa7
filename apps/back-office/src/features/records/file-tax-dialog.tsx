import { useState } from 'react';
import type { TaxLine } from '@bahati/contract/back-office/tax/taxes.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

const shortest = 2;

/** Writes down that a month was filed, with the authority's own number for it. */
export function FileTaxDialog({ line: read, onClose }: { line: TaxLine; onClose: () => void }) {
  const { translate, locale } = useWords();
  // What was read is what is filed, also when the list behind is read anew meanwhile.
  const [line] = useState(read);
  const [reference, setReference] = useState('');
  const { month, code, currency, owed, name } = line;
  const isReady = reference.trim().length >= shortest;
  return (
    <ReasonDialog
      title={translate('taxes.file_title', { name: locale === 'sw' ? name.sw : name.en, month })}
      confirmLabel={translate('taxes.file_now')}
      isReady={isReady}
      send={(reason) =>
        call('POST /bo/taxes/:month/:code/file', {
          params: { month, code },
          body: { currency, reference: reference.trim(), owed, reason },
        })
      }
      tell={() => translate('taxes.told_filed')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <Amount size="l" value={owed} currency={currency} locale={locale} />
          <p>{translate('taxes.file_hint')}</p>
          <TextField
            label={translate('taxes.reference')}
            value={reference}
            maxLength={60}
            autoComplete="off"
            onValueChange={setReference}
            error={isWanting && !isReady ? translate('content.missing') : undefined}
          />
        </>
      )}
    </ReasonDialog>
  );
}
