import { useState } from 'react';
import type { JackpotEntryLine } from '@bahati/contract/trading/jackpot-entries.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { Link } from '#office/address/link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { SearchBox } from '#office/lists/search-box.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useWords } from '#office/words/use-words.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useTradingPages } from '#features/trading/room/use-trading.ts';
import { EntryActs } from './entry-acts.tsx';
import { type Asking, EntryDialog } from './entry-dialogs.tsx';

const lookMs = 5_000;

const tones = {
  waiting: 'brass',
  open: 'lagoon',
  settled: 'quiet',
  refused: 'quiet',
  cancelled: 'quiet',
} as const;

/** Entries of jackpot pools, the newest first: all, or those whose void waits for a second person. */
export function JackpotEntries() {
  const { translate } = useWords();
  const search = useSearch();
  const text = search.get('search');
  const which = search.get('which') === 'waiting' ? 'waiting' : 'all';
  const [typed, setTyped] = useDebounced(text ?? '', (next) => search.set({ search: next }, true));
  const list = useTradingPages(
    'GET /trading/v1/jackpot-entries',
    { which, ...(text ? { text: text.slice(0, 64) } : {}) },
    { idOf: ({ betId }) => betId, refetchEveryMs: lookMs },
  );
  const [asking, setAsking] = useState<Asking>();
  const columns = useEntryColumns();
  const acts: Column<JackpotEntryLine> = {
    id: 'acts',
    label: translate('trading.decide.acts'),
    render: (entry) => <EntryActs entry={entry} onAsk={(act) => setAsking({ act, entry })} />,
  };
  return (
    <>
      <div className="office-toolbar trading-toolbar">
        <Segmented
          label={translate('trading.entries.void')}
          value={which}
          options={(['all', 'waiting'] as const).map((value) => ({
            value,
            label: translate(`trading.entries.which_${value}`),
          }))}
          onValueChange={(value) => search.set({ which: value === 'all' ? undefined : value })}
        />
        <SearchBox
          label={translate('trading.entries.search')}
          maxLength={64}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      <RecordList
        label={translate('trading.decide.view_jackpot')}
        list={list}
        columns={[...columns, acts]}
        empty={{
          title: translate('trading.entries.empty'),
          text: translate('trading.entries.empty_hint'),
          seed: 'jackpot',
        }}
      />
      {asking && <EntryDialog asking={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}

function useEntryColumns(): readonly Column<JackpotEntryLine>[] {
  const { translate, instant } = useWords();
  return [
    {
      id: 'entry',
      label: translate('trading.entries.entry'),
      render: ({ memberKey, memberName, reference }) => (
        <span className="trading-event">
          <Link to={`/trading/members/${memberKey}`} className="office-link">
            {memberName}
          </Link>
          <span className="office-code">{reference}</span>
        </span>
      ),
    },
    {
      id: 'state',
      label: translate('trading.events.state'),
      render: ({ state }) => (
        <StatusChip tone={tones[state]}>{translate(`trading.entries.state_${state}`)}</StatusChip>
      ),
      isInCardHead: true,
    },
    {
      id: 'pool',
      label: translate('trading.pools.pool'),
      render: ({ poolId, poolState }) => (
        <span className="trading-event">
          <span>{translate('trading.entries.pool_of', { id: poolId })}</span>
          <span className="trading-event-of">{translate(`trading.pools.state_${poolState}`)}</span>
        </span>
      ),
    },
    {
      id: 'placed',
      label: translate('trading.entries.placed'),
      render: ({ placedAt }) => instant(placedAt),
      isTight: true,
    },
    {
      id: 'lines',
      label: translate('trading.entries.lines'),
      render: ({ lines }) => lines,
      isNumber: true,
    },
    {
      id: 'stake',
      label: translate('trading.touched.stake'),
      render: ({ stake }) => <Money value={stake} />,
      isNumber: true,
    },
    {
      id: 'right',
      label: translate('trading.entries.right'),
      render: ({ right, decided }) => `${right} / ${decided}`,
      isNumber: true,
    },
    {
      id: 'void',
      label: translate('trading.entries.void'),
      render: (entry) => <VoidOf entry={entry} />,
    },
  ];
}

/** The newest void that was asked for: who, why, and what became of it. */
function VoidOf({ entry: { void: asked } }: { entry: JackpotEntryLine }) {
  const { translate } = useWords();
  if (!asked) return '–';
  const { askedBy, decidedBy, reason, state } = asked;
  const who = decidedBy && decidedBy !== askedBy ? `${askedBy} → ${decidedBy}` : askedBy;
  return (
    <span className="trading-event">
      <span>{`${translate(`trading.decide.state_${state}`)} · ${who}`}</span>
      <span className="trading-event-of">{reason}</span>
    </span>
  );
}
