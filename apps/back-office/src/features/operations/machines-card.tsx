import type { Machines } from '@bahati/contract/back-office/operations/operations.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useWords } from '#office/words/use-words.ts';
import { Ago } from './ago.tsx';
import { OperationsCard } from './operations-card.tsx';

/** The processes that serve and the database under them. */
export function MachinesCard() {
  const { translate } = useWords();
  return (
    <OperationsCard reads="GET /bo/operations/machines" title={translate('operations.machines')}>
      {({ processes, database }) => (
        <>
          <ul className="operations-lines">
            {processes.map(({ id, host, pid, version, state, startedAt, seenAt, isUp }) => (
              <li key={id}>
                <strong>{`${host} ${pid}`}</strong>
                <StatusChip tone={isUp ? (state === 'ready' ? 'lagoon' : 'brass') : 'hibiscus'}>
                  {translate(isUp ? `process_states.${state}` : 'operations.silent')}
                </StatusChip>
                <span className="quiet">
                  {version} · <Ago at={isUp ? startedAt : seenAt} />
                </span>
              </li>
            ))}
          </ul>
          <DatabaseFacts database={database} />
        </>
      )}
    </OperationsCard>
  );
}

const megabyte = 1_048_576;

function DatabaseFacts({ database }: { database: Machines['database'] }) {
  const { translate, locale } = useWords();
  const { version, sizeBytes, connections, maxConnections, replicas, archive } = database;
  const megabytes = Math.round(sizeBytes / megabyte).toLocaleString(locale);
  return (
    <KeyValueList
      isCompact
      items={[
        {
          id: 'database',
          label: translate('operations.database'),
          value: `PostgreSQL ${version} · ${megabytes} MB`,
        },
        {
          id: 'connections',
          label: translate('operations.connections'),
          value: translate('operations.of', { count: connections, most: maxConnections }),
        },
        {
          id: 'replicas',
          label: translate('operations.replicas'),
          value:
            replicas.length === 0
              ? translate('operations.none')
              : replicas.map(({ name, lagSeconds }) => `${name} ${lagSeconds ?? '?'} s`).join(', '),
        },
        {
          id: 'archive',
          label: translate('operations.archive'),
          value: archive ? (
            archive.lastAt ? (
              <Ago at={archive.lastAt} />
            ) : (
              translate('operations.none_yet')
            )
          ) : (
            translate('operations.not_archived')
          ),
        },
      ]}
    />
  );
}
