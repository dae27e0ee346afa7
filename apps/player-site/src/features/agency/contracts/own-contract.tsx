import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type { Contract, ContractRequest } from '@bahati/contract/player-site/agency/contracts.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { ContractSince, ContractState } from './contract-state.tsx';
import { RequestCard, useOtherName } from './request-card.tsx';
import { RunningPeriod } from './running-period.tsx';
import { TerminateDialog } from './terminate-dialog.tsx';
import { TermsView } from './terms-view.tsx';
import { VersionHistory } from './version-history.tsx';

/** The agent's own contract of a kind: what waits, where the period stands, what it says. */
export function OwnContract({
  kind,
  contract,
  request,
  currency,
}: {
  kind: ContractKind;
  contract: Contract | null;
  request: ContractRequest | null;
  currency: Currency;
}) {
  const { t } = useTranslation();
  return (
    <section className="contract-section" aria-labelledby="contract-own">
      <h2 id="contract-own" className="contract-title">
        {t('contract_own_title')}
      </h2>
      {request && <RequestCard request={request} currency={currency} />}
      {contract ? (
        <ContractCard
          kind={kind}
          contract={contract}
          isAsked={request !== null}
          currency={currency}
        />
      ) : (
        !request && (
          <EmptyState seed={kind} title={t('contract_none_title')} text={t('contract_none_text')} />
        )
      )}
    </section>
  );
}

function ContractCard({
  kind,
  contract,
  isAsked,
  currency,
}: {
  kind: ContractKind;
  contract: Contract;
  /** A request about it waits already. */
  isAsked: boolean;
  currency: Currency;
}) {
  const { t } = useTranslation();
  const name = useOtherName()(contract);
  const [isEnding, setIsEnding] = useState(false);
  const [newest] = contract.versions;
  const isOver = contract.endedFrom !== null;
  return (
    <div className="contract-card">
      <div className="contract-head">
        <p>
          <span className="quiet contract-small">{t('contract_with_upline')}</span>
          <br />
          <strong>{name}</strong>
        </p>
        <ContractState contract={contract} />
      </div>
      {!isOver && <RunningPeriod kind={kind} />}
      {newest && <TermsView terms={newest.terms} currency={currency} isSentenceOnly={!isOver} />}
      <ContractSince contract={contract} />
      <VersionHistory contract={contract} currency={currency} />
      {!isOver && !isAsked && (
        <div className="contract-actions">
          <Button size="s" onClick={() => setIsEnding(true)}>
            {t('contract_terminate')}
          </Button>
        </div>
      )}
      {isEnding && <TerminateDialog contract={contract} onClose={() => setIsEnding(false)} />}
    </div>
  );
}
