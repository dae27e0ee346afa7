import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Link } from '#office/address/link.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';

/** What one of staff has asked for about this member, and a second person has not decided. */
export function WaitingRecovery({ memberId }: { memberId: string }) {
  const { translate, codeWords, instant } = useWords();
  const { data } = useRecord('GET /bo/members/:id/recovery', { params: { id: memberId } });
  return (data?.waiting ?? []).map(({ kind, requestedBy, requestedAt }) => (
    <NoticeBar key={kind}>
      {translate('recovery.waits', {
        what: codeWords('change_kinds', kind),
        name: requestedBy,
        at: instant(requestedAt),
      })}{' '}
      <Link to="/approvals" className="office-link">
        {translate('sections.approvals')}
      </Link>
    </NoticeBar>
  ));
}
