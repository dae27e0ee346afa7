import { useState } from 'react';
import type { StaffContractWhole } from '@bahati/contract/back-office/agency/contracts.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useKindWords } from '#features/agency/words/use-kind-words.ts';
import { call } from '#office/api.ts';
import { Link } from '#office/address/link.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { RecordPanel } from '#office/lists/record-panel.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { RequestLine } from './request-line.tsx';
import { TermsView } from './terms-view.tsx';
import '#features/agency/agents/agents.css';
import '#features/cashier/cashier.css';

/** One contract: beside the list, or above it on a phone. */
export function ContractPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate } = useWords();
  const reading = useRecord('GET /bo/agency/contracts/:id', { params: { id } });
  return (
    <RecordPanel
      title={translate('agency_contracts.one')}
      unread={translate('agency_contracts.unread')}
      reading={reading}
      onClose={onClose}
    >
      {reading.data && <Body contract={reading.data} />}
    </RecordPanel>
  );
}

function Body({ contract }: { contract: StaffContractWhole }) {
  const { translate, instant } = useWords();
  const words = useKindWords();
  const canEnd = useCan('POST /bo/agency/contracts/:id/end');
  const [isEnding, setIsEnding] = useState(false);
  const { kind, agent, upline, currency, beganAt, endedFrom, endReason } = contract;
  return (
    <>
      <KeyValueList
        isCompact
        items={[
          { id: 'kind', label: translate('agency_bills.kind'), value: words.kind(kind) },
          {
            id: 'agent',
            label: translate('agents.agent'),
            value: (
              <Link to={`/agents/${agent.id}/show`} className="office-link">
                {agent.nickname}
              </Link>
            ),
          },
          {
            id: 'upline',
            label: translate('agency_bills.payer'),
            value: upline?.nickname ?? translate('agency_bills.operator'),
          },
          { id: 'began', label: translate('agency_contracts.began'), value: instant(beganAt) },
          ...(endedFrom
            ? [
                {
                  id: 'ended',
                  label: translate('agency_contracts.ended_from'),
                  value: instant(endedFrom),
                },
                {
                  id: 'why',
                  label: translate('access.reason'),
                  value: translate(`contract_end_reasons.${endReason ?? 'staff'}`),
                },
              ]
            : []),
        ]}
      />
      <section className="queue-section">
        <h3>{translate('agency_contracts.versions')}</h3>
        {contract.versions.map(({ version, terms, effectiveFrom }) => (
          <div key={version} className="contract-version">
            <p className="quiet">
              {translate('agency_contracts.version', { version, from: instant(effectiveFrom) })}
            </p>
            <TermsView terms={terms} currency={currency} />
          </div>
        ))}
      </section>
      <section className="queue-section">
        <h3>{translate('agency_contracts.requests')}</h3>
        <ul className="agent-lines">
          {contract.requests.map((request) => (
            <RequestLine
              key={request.id}
              request={request}
              currency={currency}
              isOperators={upline === null}
            />
          ))}
        </ul>
      </section>
      {canEnd && endedFrom === null && (
        <div className="agent-acts">
          <Button tone="danger" onClick={() => setIsEnding(true)}>
            {translate('agency_contracts.end')}
          </Button>
        </div>
      )}
      {isEnding && <EndDialog contract={contract} onClose={() => setIsEnding(false)} />}
    </>
  );
}

function EndDialog({
  contract: { id },
  onClose,
}: {
  contract: StaffContractWhole;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const [endsContracts, setEndsContracts] = useState(false);
  return (
    <ReasonDialog
      title={translate('agency_contracts.end')}
      confirmLabel={translate('agency_contracts.end')}
      tone="danger"
      send={(reason) =>
        call('POST /bo/agency/contracts/:id/end', {
          params: { id },
          body: { reason, endsContracts },
        })
      }
      tell={() => translate('agency_contracts.told_ended')}
      onClose={onClose}
    >
      <p>{translate('agency_contracts.end_hint')}</p>
      <Checkbox
        label={translate('agency_contracts.ends_below')}
        checked={endsContracts}
        onCheckedChange={setEndsContracts}
      />
    </ReasonDialog>
  );
}
