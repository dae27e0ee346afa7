import { useState } from 'react';
import type { MemberSafety as Safety } from '@bahati/contract/back-office/responsible-gambling/limits.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { ExcludeDialog } from './exclude-dialog.tsx';
import { OperatorLimitDialog } from './operator-limit-dialog.tsx';
import type { MemberCard } from '#features/members/member-card.ts';
import { useMeasure } from './use-measure.ts';
import './member-safety.css';

type MemberLimit = Safety['limits'][number];
type MemberExclusion = Safety['exclusions'][number];

/** Limits with what is used of them, every break from play, and what the operator may add. */
export function MemberSafety({ member }: { member: MemberCard }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/members/:id/limits');
  const { data, error, refetch, isFetching } = useRecord('GET /bo/members/:id/limits', {
    params: { id: member.id },
  });
  const [asking, setAsking] = useState<'limit' | 'exclude'>();
  const close = () => setAsking(undefined);
  if (error && !data) {
    return <ListProblem error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <SkeletonRows count={3} label={translate('list.loading')} />;
  const { limits, exclusions, currency } = data;
  return (
    <div className="member-safety">
      {canAccess && (
        <div className="member-safety-acts">
          <Button onClick={() => setAsking('limit')}>{translate('member_limits.set')}</Button>
          <Button tone="danger" onClick={() => setAsking('exclude')}>
            {translate('member_limits.exclude')}
          </Button>
        </div>
      )}
      <section>
        <h2>{translate('member_limits.limits')}</h2>
        {limits.length === 0 ? (
          <EmptyState title={translate('member_limits.none')} seed="limits" />
        ) : (
          <ul className="member-safety-list">
            {limits.map((limit) => (
              <li key={`${limit.kind} ${limit.period}`}>
                <LimitLine limit={limit} currency={currency} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2>{translate('member_limits.breaks')}</h2>
        {exclusions.length === 0 ? (
          <p className="quiet">{translate('member_limits.no_breaks')}</p>
        ) : (
          <ul className="member-safety-list">
            {exclusions.map((exclusion) => (
              <li key={exclusion.id}>
                <ExclusionLine exclusion={exclusion} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {asking === 'limit' && (
        <OperatorLimitDialog member={member} currency={currency} onClose={close} />
      )}
      {asking === 'exclude' && <ExcludeDialog member={member} onClose={close} />}
    </div>
  );
}

function LimitLine({ limit, currency }: { limit: MemberLimit; currency: Safety['currency'] }) {
  const { translate, codeWords, instant } = useWords();
  const measure = useMeasure(currency);
  const { kind, period, amount, used, left, own, house, pending } = limit;
  return (
    <>
      <p className="member-safety-lead">
        <strong>{`${codeWords('limit_kinds', kind)} · ${codeWords('limit_periods', period)}`}</strong>
        <strong className="tabular">{measure(kind, amount)}</strong>
      </p>
      <p className="quiet tabular">
        {translate('member_limits.used', { used: measure(kind, used), left: measure(kind, left) })}
      </p>
      <p className="quiet">
        {own !== null && translate('member_limits.own', { amount: measure(kind, own) })}
        {own !== null && house !== null && ' · '}
        {house !== null && translate('member_limits.house', { amount: measure(kind, house) })}
      </p>
      {pending && (
        <p className="quiet">
          {pending.amount === null
            ? translate('member_limits.ends', { time: instant(pending.at) })
            : translate('member_limits.becomes', {
                amount: measure(kind, pending.amount),
                time: instant(pending.at),
              })}
        </p>
      )}
    </>
  );
}

function ExclusionLine({ exclusion }: { exclusion: MemberExclusion }) {
  const { translate, codeWords, instant } = useWords();
  const { kind, source, startsAt, endsAt, returnAskedAt, stands } = exclusion;
  return (
    <>
      <p className="member-safety-lead">
        <strong>{codeWords('exclusion_kinds', kind)}</strong>
        <StatusChip tone={stands ? 'coral' : 'quiet'}>
          {translate(stands ? 'member_limits.stands' : 'member_limits.over')}
        </StatusChip>
      </p>
      <p className="quiet tabular">
        {`${instant(startsAt)} – ${endsAt === null ? translate('member_limits.for_ever') : instant(endsAt)} · ${codeWords('limit_sources', source)}`}
      </p>
      {returnAskedAt !== null && (
        <p className="quiet">
          {translate('member_limits.return_asked', { time: instant(returnAskedAt) })}
        </p>
      )}
    </>
  );
}
