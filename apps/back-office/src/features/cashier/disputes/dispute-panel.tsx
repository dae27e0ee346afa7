import type { StaffDisputeCase } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import { RecordPanel } from '#office/lists/record-panel.tsx';
import { useWords } from '#office/words/use-words.ts';
import { ClaimAct } from '#features/cashier/claim-act.tsx';
import { DisputeActs } from './dispute-acts.tsx';
import { DisputeLog } from './dispute-log.tsx';

const tones = { open: 'coral', answered: 'brass', resolved: 'lagoon' } as const;

/** One case with what was said: beside the list, or above it on a phone. */
export function DisputePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate } = useWords();
  const reading = useRecord('GET /bo/disputes/:id', { params: { id } }, { refetchEveryMs: 15_000 });
  return (
    <RecordPanel
      title={translate('disputes.one')}
      unread={translate('disputes.unread')}
      reading={reading}
      onClose={onClose}
    >
      {reading.data && <DisputeBody dispute={reading.data} />}
    </RecordPanel>
  );
}

function DisputeBody({ dispute }: { dispute: StaffDisputeCase }) {
  const { translate, codeWords } = useWords();
  const canAccess = useCan('POST /bo/disputes/:id/resolve');
  const { state, outcome, memberId, username, withdrawalId, gatewayReference, method } = dispute;
  return (
    <>
      <div className="queue-sum">
        <MemberLink id={memberId} username={username} />
        <StatusChip tone={tones[state]}>{translate(`dispute_states.${state}`)}</StatusChip>
      </div>
      <DisputeSums dispute={dispute} />
      <KeyValueList
        isCompact
        items={[
          { id: 'method', label: translate('cashier.method'), value: codeWords('methods', method) },
          {
            id: 'reference',
            label: translate('cashier.gateway_reference'),
            value: <span className="office-code">{gatewayReference ?? '–'}</span>,
          },
        ]}
      />
      {outcome && (
        <p className="queue-mark">
          {translate(`dispute_outcomes.${outcome}`)}
          {dispute.outcomeReference && ` · ${dispute.outcomeReference}`}
          {dispute.resolvedBy && ` · ${dispute.resolvedBy}`}
        </p>
      )}
      <DisputeLog messages={dispute.messages} username={username} />
      {canAccess && state !== 'resolved' && (
        <ClaimAct queue="disputes" id={dispute.id} claim={dispute.claim} />
      )}
      {canAccess && state !== 'resolved' && <DisputeActs dispute={dispute} />}
      <p className="queue-section dispute-links">
        <Link to={`/withdrawals?status=all&id=${withdrawalId}`}>
          {translate('disputes.withdrawal')}
        </Link>
        <AuditLink subject={`withdrawal:${withdrawalId}`}>
          {translate('withdrawals.history')}
        </AuditLink>
      </p>
    </>
  );
}

function DisputeSums({ dispute }: { dispute: StaffDisputeCase }) {
  const { translate, locale, instant } = useWords();
  const { currency, amount, received, remaining, kind, paidAt } = dispute;
  const sum = (value: string) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  return (
    <KeyValueList
      isCompact
      items={[
        {
          id: 'kind',
          label: translate('disputes.kind'),
          value: translate(`dispute_kinds.${kind}`),
        },
        { id: 'amount', label: translate('cashier.amount'), value: sum(amount) },
        { id: 'received', label: translate('disputes.received'), value: sum(received) },
        {
          id: 'missing',
          label: translate('disputes.missing'),
          value: sum(remaining),
          isStrong: true,
        },
        { id: 'paid', label: translate('disputes.paid'), value: paidAt ? instant(paidAt) : '–' },
      ]}
    />
  );
}
