import {
  draftOfTerms,
  emptyDraft,
  type TermsDraft,
} from '@bahati/agency-rules/draft/terms-draft.ts';
import { termsFromWire } from '@bahati/agency-rules/wire/wire.ts';
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { readTypedTerms, TermsForm } from '#features/agency/contracts/terms-form.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { useOwnTerms } from './use-own-terms.ts';

/** The agent's own terms are what a first offer starts from. */
function draftOf(terms: ContractTerms | null, kind: ContractKind, currency: Currency): TermsDraft {
  return terms ? draftOfTerms(termsFromWire(terms, currency), currency) : emptyDraft(kind);
}

/** Terms of one kind for whoever joins by the link; kept with the rest of the settings. */
export function OfferForm({
  kind,
  currency,
  terms,
  onDone,
}: {
  kind: ContractKind;
  currency: Currency;
  /** What the link offers so far. */
  terms: ContractTerms | undefined;
  /** Null: offered no more; undefined: left as it was. */
  onDone: (terms: ContractTerms | null | undefined) => void;
}) {
  const { t } = useTranslation();
  const upline = useOwnTerms(true).own?.get(kind) ?? null;
  const [draft, setDraft] = useState(() => draftOf(terms ?? upline, kind, currency));
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    const { terms: typed } = readTypedTerms(draft, currency, upline);
    if (typed && upline) onDone(typed);
    else focusFirstError();
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      {upline ? (
        <TermsForm
          currency={currency}
          upline={upline}
          value={draft}
          onChange={setDraft}
          wasTried={wasTried}
        />
      ) : (
        <p>{t('agent_link_offer_lost')}</p>
      )}
      <div className="centre-actions">
        {upline && (
          <Button type="submit" tone="brass">
            {t('agent_link_offer_use')}
          </Button>
        )}
        {terms && <Button onClick={() => onDone(null)}>{t('agent_link_offer_remove')}</Button>}
        <Button tone="plain" onClick={() => onDone(undefined)}>
          {t('agent_link_offer_back')}
        </Button>
      </div>
    </form>
  );
}
