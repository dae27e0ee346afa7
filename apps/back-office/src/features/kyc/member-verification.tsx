import { useState } from 'react';
import type { StaffKycCase } from '@bahati/contract/back-office/kyc/kyc.ts';
import type { MemberRow } from '@bahati/contract/back-office/members/members.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { KycStateChip } from './kyc-state-chip.tsx';
import { TakeLevelBackDialog } from './take-level-back-dialog.tsx';
import './verification.css';

type Person = Pick<MemberRow, 'id' | 'username' | 'kycLevel'>;

/** What a member has proven, and every document he has sent, newest first. */
export function MemberVerification({ member }: { member: Person }) {
  return (
    <>
      <PresentLevel member={member} />
      <Documents memberId={member.id} />
    </>
  );
}

/** What documents proved may be taken back by who decides on them. */
function PresentLevel({ member }: { member: Person }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/members/:id/takeLevelBack');
  const [isTaking, setIsTaking] = useState(false);
  return (
    <div className="kyc-present">
      <p>
        {translate('kyc.present')}: <strong>{translate(`kyc_levels.${member.kycLevel}`)}</strong>
      </p>
      {canAccess && member.kycLevel >= 2 && (
        <Button size="s" onClick={() => setIsTaking(true)}>
          {translate('kyc.take_back')}
        </Button>
      )}
      {isTaking && <TakeLevelBackDialog member={member} onClose={() => setIsTaking(false)} />}
    </div>
  );
}

function Documents({ memberId }: { memberId: string }) {
  const { translate, instant } = useWords();
  const list = useList('GET /bo/kyc', { query: { memberId } }, { pageSize: 10 });
  const columns = [
    {
      id: 'documentType',
      label: translate('kyc.document_type'),
      render: ({ id, documentType, state }) => (
        <Link className="records-open" to={`/verification?state=${state}&id=${id}`}>
          {translate(`kyc_documents.${documentType}`)}
        </Link>
      ),
    },
    {
      id: 'level',
      label: translate('kyc.level'),
      render: ({ level }) => translate(`kyc_levels.${level}`),
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      isInCardHead: true,
      render: ({ state }) => <KycStateChip state={state} />,
    },
    {
      id: 'reason',
      label: translate('kyc.reason'),
      render: ({ reason, words }) =>
        reason ? [translate(`kyc_reasons.${reason}`), words].filter(Boolean).join(' · ') : '–',
    },
    {
      id: 'sent',
      label: translate('kyc.sent'),
      isTight: true,
      render: ({ sentAt }) => instant(sentAt),
    },
    {
      id: 'by',
      label: translate('kyc.decided_by'),
      isTight: true,
      render: ({ decidedBy }) => decidedBy ?? '–',
    },
  ] satisfies Column<StaffKycCase>[];
  return (
    <RecordList
      label={translate('sections.verification')}
      list={list}
      columns={columns}
      empty={{ title: translate('kyc.none_sent'), text: '', seed: 'verification' }}
    />
  );
}
