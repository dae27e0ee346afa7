import { type BillState, contractKinds } from '@bahati/contract/agency-terms.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useKindWords } from '#features/agency/words/use-kind-words.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { AgentFilter } from './agent-filter.tsx';
import { useBillColumns } from './bill-columns.tsx';

/** Bills, newest first, narrowed by kind, state, agent and run. */
export function BillList() {
  const { translate } = useWords();
  const words = useKindWords();
  const search = useSearch();
  const kind = contractKinds.find((one) => one === search.get('kind'));
  const state = states.find((one) => one === search.get('state'));
  const runId = search.get('run');
  const filter = { kind, state, agentId: search.get('agent'), runId };
  const list = useList('GET /bo/agency/bills', { query: filter }, { pageSize: 25 });
  const columns = useBillColumns();
  return (
    <>
      <div className="office-toolbar">
        <SelectField
          label={translate('agency_bills.kind')}
          isLabelHidden
          value={kind ?? 'all'}
          options={[
            { value: 'all', label: translate('agency_bills.all_kinds') },
            ...contractKinds.map((value) => ({ value, label: words.kind(value) })),
          ]}
          onValueChange={(value) => search.set({ kind: value === 'all' ? undefined : value })}
        />
        <SelectField
          label={translate('cashier.status')}
          isLabelHidden
          value={state ?? 'all'}
          options={[
            { value: 'all', label: translate('agency_bills.all_states') },
            ...states.map((value) => ({ value, label: words.state(value) })),
          ]}
          onValueChange={(value) => search.set({ state: value === 'all' ? undefined : value })}
        />
        <AgentFilter />
      </div>
      <RecordList
        label={translate('agency_bills.bills')}
        list={list}
        columns={columns}
        empty={{
          title: translate('agency_bills.empty'),
          text: translate('agency_bills.empty_hint'),
          seed: 'bills',
        }}
      />
    </>
  );
}

const states: readonly BillState[] = [
  'to_approve',
  'partly_paid',
  'insufficient',
  'to_collect',
  'issued',
  'paid',
  'rejected',
  'expired',
];
