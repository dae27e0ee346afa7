import type { MemberMission } from '@bahati/contract/player-site/rewards/missions.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { Sparks } from './sparks.tsx';
import { MissionCard } from './mission-card.tsx';
import { TimeLeft } from './time-left.tsx';
import { forgetMissions, useMissions } from './use-missions.ts';

const order = ['daily', 'weekly', 'once'] as const;
const keyOf = ({ id, period }: MemberMission) => `${id} ${period}`;

/** Missions by their periods; what is left of a period before this one stands first. */
export function MissionList() {
  const { t } = useTranslation();
  const query = useMissions();
  const [claims, setClaims] = useState(0);
  const onClaimed = () => setClaims((count) => count + 1);
  const { data } = query;
  if (!data) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={5} label={t('loading')} />
    );
  }
  const { items, currency } = data;
  if (items.length === 0) {
    return (
      <EmptyState
        seed="missions"
        title={t('missions_none')}
        text={t('missions_none_text')}
        action={
          <Link
            to="/member/missionLeaderboard"
            search={{ view: 'tournaments' }}
            className="text-link"
          >
            {t('missions_tournaments')}
          </Link>
        }
      />
    );
  }
  const now = new Map(order.map((cadence) => [cadence, [] as MemberMission[]]));
  const late: MemberMission[] = [];
  const newest = newestPeriods(items);
  for (const mission of items) {
    const isLate = mission.period !== newest.get(mission.id);
    (isLate ? late : now.get(mission.cadence))?.push(mission);
  }
  return (
    <>
      {claims > 0 && <Sparks key={claims} />}
      {late.length > 0 && (
        <section className="member-section" aria-label={t('missions_late')}>
          <h2 className="member-section-title">{t('missions_late')}</h2>
          <ul className="missions">
            {late.map((mission) => (
              <li key={keyOf(mission)}>
                <MissionCard mission={mission} currency={currency} onClaimed={onClaimed} isLate />
              </li>
            ))}
          </ul>
        </section>
      )}
      {order.map((cadence) => {
        const missions = now.get(cadence) ?? [];
        return missions.length > 0 ? (
          <Period
            key={cadence}
            cadence={cadence}
            missions={missions}
            currency={currency}
            onClaimed={onClaimed}
          />
        ) : null;
      })}
    </>
  );
}

function newestPeriods(items: readonly MemberMission[]): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  for (const { id, period } of items) {
    const known = newest.get(id);
    if (known === undefined || period > known) newest.set(id, period);
  }
  return newest;
}

function Period({
  cadence,
  missions,
  currency,
  onClaimed,
}: {
  cadence: (typeof order)[number];
  missions: readonly MemberMission[];
  currency: Currency;
  onClaimed: () => void;
}) {
  const { t } = useTranslation();
  const title = t(`missions_${cadence}`);
  const chains = Map.groupBy(
    missions.filter(({ chain }) => chain),
    ({ chain }) => chain?.id,
  );
  const single = missions.filter(({ chain }) => !chain);
  const ends = missions.map(({ endsAt }) => endsAt).toSorted()[0];
  return (
    <section className="member-section" aria-label={title}>
      <div className="missions-head">
        <h2 className="member-section-title">{title}</h2>
        {ends && cadence !== 'once' && (
          <TimeLeft
            key={ends}
            until={ends}
            label={t('missions_ends')}
            onEnd={() => void forgetMissions()}
          />
        )}
      </div>
      {single.length > 0 && (
        <ul className="missions">
          {single.map((mission) => (
            <li key={keyOf(mission)}>
              <MissionCard mission={mission} currency={currency} onClaimed={onClaimed} />
            </li>
          ))}
        </ul>
      )}
      {[...chains].map(([id, steps]) => (
        <Chain key={id} steps={steps} currency={currency} onClaimed={onClaimed} />
      ))}
    </section>
  );
}

/** Steps on one thread: the next opens when the one before is claimed. */
function Chain({
  steps,
  currency,
  onClaimed,
}: {
  steps: readonly MemberMission[];
  currency: Currency;
  onClaimed: () => void;
}) {
  const { t } = useTranslation();
  const inOrder = steps.toSorted((a, b) => (a.chain?.place ?? 0) - (b.chain?.place ?? 0));
  const done = steps.filter(({ state }) => state === 'claimed').length;
  return (
    <div className="chain">
      <p className="chain-lead">
        {t('missions_chain', { done, count: steps.length })}{' '}
        <span className="quiet">{t('missions_chain_how')}</span>
      </p>
      <ol className="chain-steps">
        {inOrder.map((mission) => (
          <li key={keyOf(mission)} className="chain-step" data-state={mission.state}>
            <span className="chain-bead tabular" aria-hidden="true">
              {mission.chain?.place}
            </span>
            <MissionCard mission={mission} currency={currency} onClaimed={onClaimed} />
          </li>
        ))}
      </ol>
    </div>
  );
}
