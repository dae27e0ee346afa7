import type { AmlCaseWhole } from '@bahati/contract/back-office/risk/aml.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { DueTime } from '#features/cashier/due-time.tsx';
import { RiskScore } from '#features/cashier/withdrawals/withdrawal-risk.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { RecordPanel } from '#office/lists/record-panel.tsx';
import { useWords } from '#office/words/use-words.ts';
import { AmlActs } from './aml-acts.tsx';
import { AmlAlerts } from './aml-alerts.tsx';
import { AmlNotes } from './aml-notes.tsx';
import { AmlReportFacts } from './aml-report-facts.tsx';

const tones = {
  open: 'coral',
  in_review: 'brass',
  escalated: 'hibiscus',
  cleared: 'lagoon',
  reported: 'lagoon',
} as const;

/** One case: beside the list, or above it on a phone. */
export function AmlPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate } = useWords();
  const reading = useRecord(
    'GET /bo/aml/cases/:id',
    { params: { id } },
    { refetchEveryMs: 15_000 },
  );
  return (
    <RecordPanel
      title={translate('aml.one')}
      unread={translate('aml.unread')}
      reading={reading}
      onClose={onClose}
    >
      {reading.data && <AmlBody of={reading.data} />}
    </RecordPanel>
  );
}

function AmlBody({ of }: { of: AmlCaseWhole }) {
  const { translate, instant } = useWords();
  const canAccess = useCan('POST /bo/aml/cases/:id/take');
  const { state, memberId, username, score, dueAt, decidedAt, decidedBy } = of;
  const isActive = decidedAt === null;
  return (
    <>
      <div className="queue-sum">
        <MemberLink id={memberId} username={username} />
        <StatusChip tone={tones[state]}>{translate(`aml_states.${state}`)}</StatusChip>
      </div>
      {of.holdsWithdrawals && <p className="queue-mark">{translate('aml.holds')}</p>}
      <KeyValueList
        isCompact
        items={[
          { id: 'score', label: translate('aml.score'), value: <RiskScore score={score} /> },
          {
            id: 'opened',
            label: translate('aml.opened'),
            value: instant(of.openedAt),
          },
          isActive
            ? { id: 'due', label: translate('aml.due'), value: <DueTime at={dueAt} /> }
            : {
                id: 'decided',
                label: translate('withdrawals.decided_by'),
                value: `${decidedBy ?? ''}, ${instant(decidedAt)}`,
              },
          {
            id: 'who',
            label: translate('aml.who'),
            value: of.assignedTo ?? translate('aml.nobody'),
          },
        ]}
      />
      {of.decisionReason && <p className="aml-words">{of.decisionReason}</p>}
      <AmlReportFacts of={of} canTake={canAccess} />
      <AmlAlerts of={of} />
      {canAccess && isActive && <AmlActs of={of} />}
      <AmlNotes of={of} canWrite={canAccess && isActive} />
      <p className="queue-section">
        <AuditLink subject={`aml_case:${of.id}`}>{translate('withdrawals.history')}</AuditLink>
      </p>
    </>
  );
}
