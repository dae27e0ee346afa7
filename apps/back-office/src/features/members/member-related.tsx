import type { SharedThing } from '@bahati/contract/back-office/members/member-card.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { MemberLink } from './member-link.tsx';
import { MemberStatus } from './member-status.tsx';
import './member-logins.css';

const tones = { device: 'hibiscus', payout_number: 'coral', ip: 'quiet' } as const;

/** Who else used the same browser, number or address, the strongest tie first. */
export function MemberRelated({ memberId }: { memberId: string }) {
  const { translate } = useWords();
  const { data, error, refetch, isFetching } = useRecord('GET /bo/members/:id/related', {
    params: { id: memberId },
  });
  if (!data && error)
    return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!data) return <SkeletonRows count={4} label={translate('list.loading')} />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        title={translate('member_related.none')}
        text={translate('member_related.none_hint')}
        seed="related"
      />
    );
  }
  return (
    <div className="member-related">
      {data.items.map((thing) => (
        <Shared key={`${thing.by} ${thing.value}`} thing={thing} />
      ))}
    </div>
  );
}

function Shared({ thing }: { thing: SharedThing }) {
  const { translate } = useWords();
  const { by, value, count, isMore, members } = thing;
  return (
    <section aria-label={`${translate(`member_related.${by}`)} ${value}`}>
      <header>
        <StatusChip tone={tones[by]}>{translate(`member_related.${by}`)}</StatusChip>
        <span className="office-code">{value}</span>
      </header>
      <p className="quiet">
        {isMore
          ? translate('member_related.many', { count })
          : translate('member_related.count', { smart_count: count })}
        {count > members.length && ` ${translate('member_related.nearest')}`}
      </p>
      <ul>
        {members.map(({ id, username, status }) => (
          <li key={id}>
            <MemberLink id={id} username={username} />
            <MemberStatus status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
