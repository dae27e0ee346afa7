import type { Contract } from '@bahati/contract/player-site/agency/contracts.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { ContractSince, ContractState } from './contract-state.tsx';
import { RequestCard, useOtherName } from './request-card.tsx';
import { TerminateDialog } from './terminate-dialog.tsx';
import { TermsView } from './terms-view.tsx';
import { VersionHistory } from './version-history.tsx';

/** A contract with a direct downline: its terms, what waits about it, and what can be done. */
export function DownlineContractDialog({
  contract,
  currency,
  onClose,
  onOffer,
}: {
  contract: Contract;
  currency: Currency;
  onClose: () => void;
  onOffer: (memberId: string) => void;
}) {
  const { t } = useTranslation();
  const name = useOtherName()(contract);
  const [isEnding, setIsEnding] = useState(false);
  const { request, endedFrom, other, versions } = contract;
  const [newest] = versions;
  const downlineId = other?.id ?? undefined;
  return (
    <Dialog isOpen onClose={onClose} title={name} closeLabel={t('close')} size="l">
      <div className="stack">
        <ContractState contract={contract} />
        {request && <RequestCard request={request} currency={currency} />}
        {newest && <TermsView terms={newest.terms} currency={currency} />}
        <ContractSince contract={contract} />
        <VersionHistory contract={contract} currency={currency} />
        {!request && (
          <div className="contract-actions">
            {downlineId !== undefined && (
              <Button tone="brass" onClick={() => onOffer(downlineId)}>
                {t(endedFrom === null ? 'contract_offer_new' : 'contract_offer_again')}
              </Button>
            )}
            {endedFrom === null && (
              <Button onClick={() => setIsEnding(true)}>{t('contract_terminate')}</Button>
            )}
          </div>
        )}
      </div>
      {isEnding && <TerminateDialog contract={contract} onClose={() => setIsEnding(false)} />}
    </Dialog>
  );
}
