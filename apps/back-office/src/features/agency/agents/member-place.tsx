import { useState } from 'react';
import type { MemberLine } from '@bahati/contract/back-office/agency/moves.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Link } from '#office/address/link.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { MoveDialog } from './move-dialog.tsx';
import './agents.css';

/** Where a member stands in the tree, how that changed, and the way to another upline. */
export function MemberPlace({ memberId }: { memberId: string }) {
  const { translate } = useWords();
  const canMove = useCan('POST /bo/members/:id/move');
  const [isMoving, setIsMoving] = useState(false);
  const {
    data: place,
    error,
    refetch,
    isFetching,
  } = useRecord('GET /bo/members/:id/line', { params: { id: memberId } });
  if (!place && error) {
    return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (!place) return <SkeletonRows count={2} label={translate('list.loading')} />;
  return (
    <>
      <Path place={place} />
      {place.wanted && <WantedMove wanted={place.wanted} />}
      {canMove && (
        <div className="agent-acts">
          <Button size="s" onClick={() => setIsMoving(true)}>
            {translate('moves.move')}
          </Button>
        </div>
      )}
      <Changes changes={place.changes} />
      {isMoving && <MoveDialog place={place} onClose={() => setIsMoving(false)} />}
    </>
  );
}

function Path({ place: { line, member } }: { place: MemberLine }) {
  const { translate } = useWords();
  if (line.length === 0) return <p className="quiet">{translate('moves.at_top')}</p>;
  return (
    <ol className="agent-path" aria-label={translate('moves.line')}>
      {line.map(({ id, username }) => (
        <li key={id}>
          <Link to={`/agents/${id}/show`} className="office-link">
            {username}
          </Link>
        </li>
      ))}
      <li aria-current="true">
        <strong>{member.username}</strong>
      </li>
    </ol>
  );
}

function WantedMove({ wanted }: { wanted: NonNullable<MemberLine['wanted']> }) {
  const { translate } = useWords();
  const { upline, requestedBy } = wanted;
  return (
    <NoticeBar>
      {translate(upline ? 'moves.waits' : 'moves.waits_top', {
        upline: upline?.nickname ?? '',
        name: requestedBy,
      })}{' '}
      <Link to="/approvals" className="office-link">
        {translate('sections.approvals')}
      </Link>
    </NoticeBar>
  );
}

function Changes({ changes }: Pick<MemberLine, 'changes'>) {
  const { translate, day } = useWords();
  if (changes.length === 0) return null;
  const nameOf = (side: MemberLine['changes'][number]['from']) =>
    side?.nickname ?? translate('moves.top');
  return (
    <>
      <h3>{translate('moves.changes')}</h3>
      <ul className="agent-lines">
        {changes.map(({ from, to, fromDay, changedBy, reason, changedAt }) => (
          <li key={changedAt}>
            <p>
              {nameOf(from)} → <strong>{nameOf(to)}</strong>
            </p>
            <p className="quiet">
              {translate('moves.counts_from', { day: day(fromDay) })} · {changedBy} · {reason}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
