import type { Contract } from '@bahati/contract/player-site/agency/contracts.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

/** How a contract stands: in force, changing with the next period, or ended and why. */
export function ContractState({ contract }: { contract: Contract }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const [now] = useState(() => Date.now());
  const { endedFrom, endReason, versions } = contract;
  const [newest, before] = versions;
  const isComing = newest !== undefined && Date.parse(newest.effectiveFrom) > now;
  return (
    <div className="contract-state">
      <StatusChip tone={endedFrom === null ? 'lagoon' : 'quiet'}>
        {t(
          endedFrom !== null
            ? 'contract_state_ended'
            : isComing && !before
              ? 'contract_state_coming'
              : 'contract_state_active',
        )}
      </StatusChip>
      {endedFrom !== null && (
        <span className="quiet contract-small">
          {t('contract_ended_from', { time: time(endedFrom) })}
          {endReason && ` ${t(`contract_end_${endReason}`)}`}
        </span>
      )}
      {endedFrom === null && isComing && (
        <span className="quiet contract-small">
          {t('contract_terms_from', { time: time(newest.effectiveFrom) })}
        </span>
      )}
    </div>
  );
}

/** Since when it is in force; of one that starts later its state says the time. */
export function ContractSince({ contract: { beganAt } }: { contract: Contract }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const [now] = useState(() => Date.now());
  if (Date.parse(beganAt) > now) return null;
  return <p className="quiet contract-small">{t('contract_since', { time: time(beganAt) })}</p>;
}
