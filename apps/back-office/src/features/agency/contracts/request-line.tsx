import type { StaffContractRequest } from '@bahati/contract/back-office/agency/contracts.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useKindWords } from '#features/agency/words/use-kind-words.ts';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { TermsView } from './terms-view.tsx';

const tones = {
  requested: 'brass',
  accepted: 'lagoon',
  rejected: 'hibiscus',
  withdrawn: 'quiet',
} as const;

/** What was asked about a contract; the operator withdraws its own and answers the agent's. */
export function RequestLine({
  request,
  currency,
  isOperators,
}: {
  request: StaffContractRequest;
  currency: Currency;
  /** Whether the operator is the other side. */
  isOperators: boolean;
}) {
  const { translate, instant } = useWords();
  const words = useKindWords();
  const { kind, type, askedBy, staffUsername, state, askedAt, terms } = request;
  const by = staffUsername ?? translate(`contract_sides.${askedBy}`);
  return (
    <li>
      <div className="queue-sum">
        <strong>
          {translate(`agency_contracts.asks_${type}`)} · {words.kind(kind)}
        </strong>
        <StatusChip tone={tones[state]}>{translate(`contract_request_states.${state}`)}</StatusChip>
      </div>
      <p className="quiet">{`${by}, ${instant(askedAt)}`}</p>
      {state === 'requested' && terms && <TermsView terms={terms} currency={currency} />}
      {state === 'requested' && isOperators && <Acts request={request} />}
    </li>
  );
}

function Acts({ request: { id, askedBy } }: { request: StaffContractRequest }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/agency/contractRequests/:id/decide');
  const { act, isBusy, refusal } = useAct();
  if (!canAccess) return null;
  const offered = askedBy === 'staff' ? (['withdraw'] as const) : (['accept', 'reject'] as const);
  return (
    <>
      <div className="agent-acts">
        {offered.map((action) => (
          <Button
            key={action}
            size="s"
            disabled={isBusy}
            onClick={() =>
              void act(
                () =>
                  call('POST /bo/agency/contractRequests/:id/decide', {
                    params: { id },
                    // The end of a contract at the top ends those below; it says so before.
                    body: { action, endsContracts: action === 'accept' },
                  }),
                () => translate('content.told_saved'),
              )
            }
          >
            {translate(`agency_contracts.${action}`)}
          </Button>
        ))}
      </div>
      {offered.length > 1 && <p className="quiet">{translate('agency_contracts.accept_hint')}</p>}
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
