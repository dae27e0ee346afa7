import { draftOfTerms } from '@bahati/agency-rules/draft/terms-draft.ts';
import { termsFromWire } from '@bahati/agency-rules/wire/wire.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { RequestCard } from './request-card.tsx';
import { readTypedTerms, TermsForm } from './terms-form.tsx';
import { useProcessContract } from './use-process-contract.ts';

type Standing = CallValue<
  PlayerSiteCalls['GET /wps/agent/contracts/with/:memberId']
>['items'][number];

/** Terms for one direct downline, from those that hold or from the agent's own. */
export function OfferDialog({
  kind,
  memberId,
  currency,
  onClose,
}: {
  kind: ContractKind;
  memberId: string;
  currency: Currency;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const query = useQuery(
    memberQuery('GET /wps/agent/contracts/with/:memberId', { params: { memberId } }),
  );
  const standing = query.data?.items.find((item) => item.kind === kind);
  const name = query.data?.nickname;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        name === undefined
          ? t('contract_offer_title')
          : t('contract_offer_title_to', { name, kind: t(`terms_kind_${kind}`) })
      }
      closeLabel={t('close')}
      size="l"
    >
      {query.isPending ? (
        <SkeletonRows count={4} label={t('loading')} />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : standing?.request ? (
        <RequestCard request={standing.request} currency={currency} />
      ) : standing?.ownTerms ? (
        <OfferForm
          standing={standing}
          ownTerms={standing.ownTerms}
          memberId={memberId}
          currency={currency}
          onDone={onClose}
        />
      ) : (
        <p>{t('refusal_upline_without_contract')}</p>
      )}
    </Dialog>
  );
}

function OfferForm({
  standing: { kind, contract },
  ownTerms,
  memberId,
  currency,
  onDone,
}: {
  standing: Standing;
  ownTerms: ContractTerms;
  memberId: string;
  currency: Currency;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const current = contract?.endedFrom === null ? contract.versions[0]?.terms : undefined;
  const [draft, setDraft] = useState(() =>
    draftOfTerms(termsFromWire(current ?? ownTerms, currency), currency),
  );
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const process = useProcessContract(kind, onDone);
  const { terms, faults } = readTypedTerms(draft, currency, ownTerms);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!terms) return focusFirstError();
    if (!process.isPending) process.mutate({ action: 'offer', downlineId: memberId, terms });
  }

  return (
    <form ref={form} className="stack-wide" noValidate onSubmit={submit}>
      <TermsForm
        currency={currency}
        upline={ownTerms}
        value={draft}
        wasTried={wasTried}
        onChange={(next) => {
          setDraft(next);
          if (process.isError) process.reset();
        }}
      />
      <FormAlert error={process.error} />
      <div className="contract-actions">
        <Button
          type="submit"
          tone="brass"
          size="l"
          isLoading={process.isPending}
          loadingLabel={t('loading')}
          aria-disabled={faults.length > 0 && wasTried ? true : undefined}
        >
          {t('contract_offer_send')}
        </Button>
      </div>
    </form>
  );
}
