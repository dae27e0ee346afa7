import { useState } from 'react';
import type { KycLook, StaffKycCase } from '@bahati/contract/back-office/kyc/kyc.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { DueTime } from '#features/cashier/due-time.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { RecordPanel } from '#office/lists/record-panel.tsx';
import { useWords } from '#office/words/use-words.ts';
import { KycFlags } from './kyc-flags.tsx';
import { KycStateChip } from './kyc-state-chip.tsx';
import { DocumentsDialog } from './documents-dialog.tsx';

/** One case: beside the list, or above it on a phone. The documents open by a look of their own. */
export function VerificationPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate } = useWords();
  const reading = useRecord('GET /bo/kyc/:id', { params: { id } }, { refetchEveryMs: 15_000 });
  const [look, setLook] = useState<KycLook>();
  const documents = reading.data;
  return (
    <>
      <RecordPanel
        title={translate('kyc.one')}
        unread={translate('kyc.unread')}
        reading={reading}
        onClose={onClose}
      >
        {documents && <CaseBody documents={documents} onLook={setLook} />}
      </RecordPanel>
      {documents && look && (
        <DocumentsDialog documents={documents} look={look} onClose={() => setLook(undefined)} />
      )}
    </>
  );
}

function CaseBody({
  documents,
  onLook,
}: {
  documents: StaffKycCase;
  onLook: (look: KycLook) => void;
}) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/kyc/:id/decide');
  const { memberId, username, state, reason, words, flags, decidedBy } = documents;
  return (
    <>
      <div className="queue-sum">
        <MemberLink id={memberId} username={username} />
        <KycStateChip state={state} />
      </div>
      <CaseFacts documents={documents} />
      {reason && (
        <p className="queue-mark">
          {translate(`kyc_reasons.${reason}`)}
          {words && ` · ${words}`}
        </p>
      )}
      {decidedBy && <p className="quiet">{translate('kyc.decided', { staff: decidedBy })}</p>}
      <section className="queue-section">
        <h3>{translate('kyc.flags')}</h3>
        <KycFlags flags={flags} />
      </section>
      {canAccess ? (
        <ViewDocuments id={documents.id} onLook={onLook} />
      ) : (
        <p className="queue-section quiet">{translate('kyc.only_list')}</p>
      )}
      <p className="queue-section">
        <AuditLink subject={`member:${memberId}`}>{translate('members.history')}</AuditLink>
      </p>
    </>
  );
}

function CaseFacts({ documents }: { documents: StaffKycCase }) {
  const { translate, instant } = useWords();
  const { documentType, level, present, sentAt, dueAt, state } = documents;
  return (
    <KeyValueList
      isCompact
      items={[
        {
          id: 'documentType',
          label: translate('kyc.document_type'),
          value: translate(`kyc_documents.${documentType}`),
        },
        { id: 'level', label: translate('kyc.level'), value: translate(`kyc_levels.${level}`) },
        {
          id: 'present',
          label: translate('kyc.present'),
          value: translate(`kyc_levels.${present}`),
        },
        { id: 'sent', label: translate('kyc.sent'), value: instant(sentAt) },
        {
          id: 'due',
          label: translate('kyc.due'),
          value: state === 'waiting' ? <DueTime at={dueAt} /> : instant(dueAt),
        },
      ]}
    />
  );
}

function ViewDocuments({ id, onLook }: { id: string; onLook: (look: KycLook) => void }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const look = () =>
    act(async () => onLook(await call('POST /bo/kyc/:id/look', { params: { id }, body: {} })));
  return (
    <section className="queue-section">
      <p className="quiet">{translate('kyc.look_hint')}</p>
      <Button className="office-ink" isWide isLoading={isBusy} onClick={() => void look()}>
        {translate('kyc.look')}
      </Button>
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
    </section>
  );
}
