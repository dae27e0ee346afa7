import { useState } from 'react';
import type { AgentCard } from '@bahati/contract/back-office/agency/agents.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { OfferDialog } from '#features/agency/contracts/offer-dialog.tsx';
import { RequestLine } from '#features/agency/contracts/request-line.tsx';
import { useKindWords } from '#features/agency/words/use-kind-words.ts';
import { Link } from '#office/address/link.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';

/** An agent's contracts, what waits about them, and the operator's offer to the top of a line. */
export function AgentContracts({ agent }: { agent: AgentCard }) {
  const { translate } = useWords();
  const words = useKindWords();
  const canOffer = useCan('POST /bo/agents/:id/offer');
  const [isOffering, setIsOffering] = useState(false);
  const { id, contracts, upline, currency } = agent;
  const isTop = upline === null;
  return (
    <>
      {contracts.length === 0 && <p className="quiet">{translate('agency_contracts.none')}</p>}
      <ul className="agent-lines">
        {contracts.map((contract) => (
          <li key={contract.id}>
            <Link to={`/agency_contracts?id=${contract.id}`} className="office-link">
              {words.kind(contract.kind)}
            </Link>{' '}
            <span className="quiet">
              {contract.upline?.nickname ?? translate('agency_bills.operator')}
            </span>
          </li>
        ))}
      </ul>
      <Waiting agent={agent} />
      <div className="agent-acts">
        {isTop && canOffer && (
          <Button size="s" onClick={() => setIsOffering(true)}>
            {translate('agency_contracts.offer_terms')}
          </Button>
        )}
        <Link to={`/agency_contracts?agent=${id}&state=all`} className="office-link">
          {translate('agency_contracts.all')}
        </Link>
      </div>
      {isOffering && (
        <OfferDialog
          agent={{ id, username: agent.username, currency }}
          onClose={() => setIsOffering(false)}
        />
      )}
    </>
  );
}

function Waiting({ agent: { id, currency, upline } }: { agent: AgentCard }) {
  const { data } = useRecord('GET /bo/agents/:id/contractRequests', {
    params: { id },
    query: { pageSize: 20 },
  });
  const waiting = data?.items.filter(({ state }) => state === 'requested') ?? [];
  if (waiting.length === 0) return null;
  return (
    <ul className="agent-lines">
      {waiting.map((request) => (
        <RequestLine
          key={request.id}
          request={request}
          currency={currency}
          isOperators={upline === null}
        />
      ))}
    </ul>
  );
}
