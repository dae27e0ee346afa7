import { useState } from 'react';
import { emptyDraft, readTermsDraft } from '@bahati/agency-rules/draft/terms-draft.ts';
import { termsToWire } from '@bahati/agency-rules/wire/wire.ts';
import { type ContractKind, contractKinds } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useKindWords } from '#features/agency/words/use-kind-words.ts';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { TermsFields } from './terms-fields.tsx';
import '#features/content/content.css';

type Agent = { id: string; username: string; currency: Currency };

/** Offers terms to an agent at the top of a line, as the operator; the agent accepts or rejects. */
export function OfferDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const { translate } = useWords();
  const words = useKindWords();
  const { act, isBusy, refusal } = useAct();
  const [draft, setDraft] = useState(() => emptyDraft('dividend'));
  const [wasTried, setWasTried] = useState(false);
  // The same offer sent twice stands once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { id, username, currency } = agent;
  const { terms, faults } = readTermsDraft(draft, currency, null);
  const shown = faults.filter(({ code }) => wasTried || code !== 'empty');
  async function confirm() {
    setWasTried(true);
    if (!terms) return;
    const send = () =>
      call('POST /bo/agents/:id/offer', {
        params: { id },
        body: { idempotencyKey, terms: termsToWire(terms, currency) },
      });
    if (await act(send, () => translate('agency_contracts.told_offered'))) onClose();
  }
  return (
    <ActDialog
      title={translate('agency_contracts.offer_title', { name: username })}
      confirmLabel={translate('agency_contracts.offer')}
      size="l"
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate('agency_contracts.offer_hint')}</p>
      <SelectField
        label={translate('agency_bills.kind')}
        value={draft.kind}
        options={contractKinds.map((value) => ({ value, label: words.kind(value) }))}
        onValueChange={(kind) => setDraft(emptyDraft(kind as ContractKind))}
      />
      <TermsFields currency={currency} draft={draft} faults={shown} onChange={setDraft} />
    </ActDialog>
  );
}
