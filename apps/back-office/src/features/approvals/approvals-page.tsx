import { useState } from 'react';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useList } from '#office/lists/use-list.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useApprovalColumns } from './approval-columns.tsx';
import { ChangeTable } from './change-table.tsx';
import { type ApprovalAct, DecideDialog } from './decide-dialog.tsx';
import { OtherApprovals } from './other-approvals.tsx';
import './approvals.css';

const states = ['requested', 'applied', 'rejected', 'replaced', 'expired'] as const;

/** Everything that takes two people: what waits for a word first. */
export function ApprovalsPage() {
  const { translate } = useWords();
  const search = useSearch();
  const state = states.find((known) => known === search.get('state')) ?? 'requested';
  const list = useList('GET /bo/approvals', { query: { state } });
  const [deciding, setDeciding] = useState<ApprovalAct>();
  const columns = useApprovalColumns(state, setDeciding);
  return (
    <>
      <OtherApprovals />
      <div className="office-toolbar">
        <Segmented
          label={translate('cashier.status')}
          value={state}
          options={states.map((value) => ({
            value,
            label: translate(`approvals.states.${value}`),
          }))}
          onValueChange={(value) => search.set({ state: value })}
        />
      </div>
      <RecordList
        label={translate('sections.approvals')}
        list={list}
        columns={columns}
        empty={{
          title: translate('approvals.empty'),
          text: translate('approvals.empty_hint'),
          seed: 'approvals',
        }}
        detailOf={(change) => <ChangeTable change={change} isBrief />}
      />
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}
