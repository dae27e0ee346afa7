import { contractKinds } from '@bahati/contract/agency-terms.ts';
import type { StaffContract } from '@bahati/contract/back-office/agency/contracts.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { AgentFilter } from '#features/agency/bills/agent-filter.tsx';
import { useKindWords } from '#features/agency/words/use-kind-words.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { RecordQueue, useQueueState } from '#office/lists/record-queue.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { ContractPanel } from './contract-panel.tsx';

const states = ['active', 'ended', 'all'] as const;

/** Contracts, newest first, each opening beside the list with its versions and requests. */
export function AgencyContractsPage() {
  const { translate } = useWords();
  const words = useKindWords();
  const search = useSearch();
  const state = useQueueState(states);
  const kind = contractKinds.find((one) => one === search.get('kind'));
  const filter = { kind, state: state === 'all' ? undefined : state, agentId: search.get('agent') };
  const list = useList('GET /bo/agency/contracts', { query: filter }, { pageSize: 25 });
  const selectedId = search.get('id');
  const columns = useColumns(selectedId);
  return (
    <RecordQueue
      states={states}
      state={state}
      words="contract_states"
      tools={
        <>
          <SelectField
            label={translate('agency_bills.kind')}
            isLabelHidden
            value={kind ?? 'all'}
            options={[
              { value: 'all', label: translate('agency_bills.all_kinds') },
              ...contractKinds.map((value) => ({ value, label: words.kind(value) })),
            ]}
            onValueChange={(value) =>
              search.set({ kind: value === 'all' ? undefined : value, id: undefined })
            }
          />
          <AgentFilter />
        </>
      }
      panel={(id, onClose) => <ContractPanel id={id} onClose={onClose} />}
    >
      <RecordList
        label={translate('sections.agency_contracts')}
        list={list}
        columns={columns.filter(({ id }) => !selectedId || id !== 'began')}
        selectedId={selectedId}
        empty={{
          title: translate('agency_contracts.empty'),
          text: translate('agency_contracts.empty_hint'),
          seed: 'contracts',
        }}
      />
    </RecordQueue>
  );
}

function useColumns(selectedId: string | undefined): Column<StaffContract>[] {
  const { translate, instant } = useWords();
  const words = useKindWords();
  const search = useSearch();
  return [
    {
      id: 'kind',
      label: translate('agency_bills.kind'),
      render: ({ id, kind }) => (
        <Link
          to={search.withChanges({ id })}
          className="records-open"
          aria-current={id === selectedId ? 'true' : undefined}
        >
          {words.kind(kind)}
        </Link>
      ),
    },
    {
      id: 'agent',
      label: translate('agents.agent'),
      render: ({ agent }) => (
        <Link to={`/agents/${agent.id}/show`} className="office-link">
          {agent.nickname}
        </Link>
      ),
    },
    {
      id: 'upline',
      label: translate('agency_bills.payer'),
      render: ({ upline }) => upline?.nickname ?? translate('agency_bills.operator'),
    },
    {
      id: 'began',
      label: translate('agency_contracts.began'),
      isTight: true,
      render: ({ beganAt }) => instant(beganAt),
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      isInCardHead: true,
      render: ({ endedFrom, waiting }) => (
        <>
          <StatusChip tone={endedFrom ? 'quiet' : 'lagoon'}>
            {translate(`contract_states.${endedFrom ? 'ended' : 'active'}`)}
          </StatusChip>{' '}
          {waiting && (
            <StatusChip tone="brass">{translate(`agency_contracts.waits_${waiting}`)}</StatusChip>
          )}
        </>
      ),
    },
  ];
}
