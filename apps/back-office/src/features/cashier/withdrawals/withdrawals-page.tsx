import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useAddress } from '#office/address/use-address.ts';
import { Link } from '#office/address/link.tsx';
import { useShortcuts } from '#office/layouts/shortcuts.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { ApproveSeveral } from './approve-several.tsx';
import { ClaimMark } from '#features/cashier/claim-mark.tsx';
import { isNarrowed } from '#features/cashier/queue-filters.tsx';
import { useWithdrawalFilters, WithdrawalFilters } from './withdrawal-filters.tsx';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';
import { WithdrawalPanel } from './withdrawal-panel.tsx';
import { withdrawalStates } from './withdrawal-status.tsx';
import '#office/lists/record-queue.css';
import '#features/cashier/cashier.css';

const refreshEveryMs = 10_000;

/** The queue: those who wait, first due first, each opening beside the list to be decided. */
export function WithdrawalsPage() {
  const { translate } = useWords();
  const search = useSearch();
  const { state } = useAddress();
  const asked = search.get('status');
  const status = withdrawalStates.find((known) => known === asked) ?? 'requested';
  const narrowing = useWithdrawalFilters();
  const isWaitingOnly = asked !== 'all' && status === 'requested';
  const filter = {
    status: asked === 'all' ? undefined : status,
    ...(isWaitingOnly ? narrowing : {}),
  };
  const list = useList(
    'GET /bo/withdrawals',
    { query: filter },
    { pageSize: 25, refetchEveryMs: refreshEveryMs },
  );
  const selectedId = search.get('id');
  const at = list.rows.findIndex(({ id }) => id === selectedId);
  const select = (id: string | undefined) => search.set({ id }, true);
  const move = (by: 1 | -1) => {
    const goal = list.rows[at < 0 ? 0 : at + by];
    if (goal) select(goal.id);
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  const columns = useWithdrawalColumns(translate('cashier.member'), ({ id, username, claim }) => (
    <span className="claimed-name">
      <Link
        to={search.withChanges({ id })}
        state={state}
        className="records-open"
        aria-current={id === selectedId ? 'true' : undefined}
      >
        {username}
      </Link>
      <ClaimMark claim={claim} />
    </span>
  ));
  return (
    <>
      <div className="queue" data-open={selectedId ? '' : undefined}>
        <div className="queue-list">
          <QueueTabs
            value={filter.status ?? 'all'}
            onChange={(value) => search.set({ status: value, id: undefined })}
          />
          {isWaitingOnly && <WithdrawalFilters />}
          {isWaitingOnly && <ApproveSeveral rows={list.rows} />}
          <RecordList
            label={translate('sections.withdrawals')}
            list={list}
            columns={columns.filter(({ id }) => isColumnNeeded(id, filter.status, !!selectedId))}
            selectedId={selectedId}
            empty={
              isWaitingOnly && isNarrowed(narrowing)
                ? { title: translate('queue_filters.empty'), seed: 'narrowed' }
                : isWaitingOnly
                  ? {
                      title: translate('withdrawals.empty'),
                      text: translate('withdrawals.empty_hint'),
                      seed: 'rest',
                    }
                  : { title: translate('withdrawals.empty_all'), seed: 'withdrawals' }
            }
          />
        </div>
        {selectedId && (
          <WithdrawalPanel
            key={selectedId}
            id={selectedId}
            shown={list.rows[at]}
            onClose={() => select(undefined)}
            onDecided={() => select((list.rows[at + 1] ?? list.rows[at - 1])?.id)}
          />
        )}
      </div>
    </>
  );
}

/** Beside an open panel the list keeps only what tells its rows apart. */
function isColumnNeeded(id: string, status: string | undefined, hasPanel: boolean): boolean {
  if (status === 'requested' && (id === 'status' || id === 'decided')) return false;
  if (status !== 'requested' && id === 'due') return false;
  if (status !== 'requested' && status !== 'approved' && id === 'waits') return false;
  return !hasPanel || !['created', 'decided', 'waits', 'payee'].includes(id);
}

type QueueTab = (typeof withdrawalStates)[number] | 'all';

function QueueTabs({ value, onChange }: { value: QueueTab; onChange: (value: QueueTab) => void }) {
  const { translate } = useWords();
  return (
    <div className="office-toolbar">
      <Segmented
        label={translate('cashier.status')}
        value={value}
        options={[
          ...withdrawalStates.map((state) => ({
            value: state,
            label: translate(`withdrawal_tabs.${state}`),
          })),
          { value: 'all', label: translate('withdrawal_tabs.all') },
        ]}
        onValueChange={onChange}
      />
    </div>
  );
}
