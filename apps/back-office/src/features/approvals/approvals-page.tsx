import { useState } from 'react';
import type { ChangeRequestValue } from '@bahati/contract/back-office/system/approvals.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { useApprovalColumns } from './approval-columns.tsx';
import { ChangeTable } from './change-table.tsx';
import { type ApprovalAct, DecideDialog } from './decide-dialog.tsx';
import { OtherApprovals } from './other-approvals.tsx';
import './approvals.css';

export function ApprovalsPage() {
  return (
    <Guarded resource="approvals">
      <Approvals />
    </Guarded>
  );
}

const states = ['requested', 'applied', 'rejected', 'replaced', 'expired'] as const;

/** Everything that takes two people: what waits for a word first. */
function Approvals() {
  const { translate } = useWords();
  const search = useSearch();
  const state = states.find((known) => known === search.get('state')) ?? 'requested';
  const list = useCursorList<ChangeRequestValue>('approvals', { state }, { perPage: 20 });
  const [deciding, setDeciding] = useState<ApprovalAct>();
  const columns = useApprovalColumns(state, setDeciding);
  return (
    <>
      <PageTitle title={translate('sections.approvals')} />
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
