import type { StaffKycCase } from '@bahati/contract/back-office/kyc.ts';
import { Link } from 'react-router-dom';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useWords } from '#office/words/use-words.ts';
import { KycStateChip } from './kyc-state-chip.tsx';

/** Every paper a member has sent, newest first. */
export function MemberVerification({ memberId }: { memberId: string }) {
  const { translate, instant } = useWords();
  const list = useCursorList<StaffKycCase>('verification', { memberId }, { perPage: 10 });
  const columns = [
    {
      id: 'paper',
      label: translate('kyc.paper'),
      render: ({ id, paper, state }) => (
        <Link className="records-open" to={`/verification?state=${state}&id=${id}`}>
          {translate(`kyc_papers.${paper}`)}
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
