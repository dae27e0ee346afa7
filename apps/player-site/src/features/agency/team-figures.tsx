import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';

/** How many stand directly below, and how many of them joined of late. */
export function TeamFigures() {
  const { t } = useTranslation();
  const { count } = useFormat();
  const query = useQuery({ ...memberQuery('GET /wps/agent/team'), refetchInterval: 60_000 });
  const team = query.data;
  if (!team && query.isError) return <QueryError query={query} />;
  const figures = [
    { id: 'total', label: t('agent_members'), value: team?.total },
    { id: 'today', label: t('agent_joined_today'), value: team?.joinedToday },
    { id: 'week', label: t('agent_joined_7'), value: team?.joined7Days },
    { id: 'month', label: t('agent_joined_30'), value: team?.joined30Days },
  ];
  return (
    <dl className="agent-figures">
      {figures.map(({ id, label, value }) => (
        <div key={id} className="agent-figure">
          <dt>{label}</dt>
          <dd>{value === undefined ? <Skeleton width={56} height={34} /> : count(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
