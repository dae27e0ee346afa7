import type { SlowCall } from '@bahati/contract/back-office/operations/operations.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useList } from '#office/lists/use-list.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';

const tones = { ok: 'lagoon', refused: 'quiet', failed: 'hibiscus' } as const;

/** Single calls that took long, with the number their lines in the log are found by. */
export function SlowCalls() {
  const { translate, instant, locale } = useWords();
  const list = useList('GET /bo/operations/slowCalls', {}, { refetchEveryMs: 15_000 });
  const columns: Column<SlowCall>[] = [
    {
      id: 'call',
      label: translate('operations.call'),
      render: ({ call }) => <span className="operations-code">{call}</span>,
    },
    {
      id: 'ms',
      label: translate('operations.took'),
      isNumber: true,
      isInCardHead: true,
      render: ({ ms }) => `${ms.toLocaleString(locale)} ms`,
    },
    {
      id: 'outcome',
      label: translate('operations.state'),
      isTight: true,
      render: ({ outcome }) => (
        <StatusChip tone={tones[outcome]}>{translate(`call_outcomes.${outcome}`)}</StatusChip>
      ),
    },
    {
      id: 'at',
      label: translate('operations.at'),
      isTight: true,
      render: ({ at }) => instant(at),
    },
    {
      id: 'request',
      label: translate('operations.request'),
      isTight: true,
      render: ({ requestId }) => <span className="office-code">{requestId}</span>,
    },
  ];
  return (
    <section className="operations-part" aria-labelledby="operations-slow">
      <h2 id="operations-slow">{translate('operations.slow_calls')}</h2>
      <RecordList
        label={translate('operations.slow_calls')}
        list={list}
        columns={columns}
        empty={{ title: translate('operations.no_slow'), seed: 'slow' }}
      />
    </section>
  );
}
