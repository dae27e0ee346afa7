import { useState } from 'react';
import type { FreezeRequest } from '@bahati/contract/back-office/agency/wishes.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { MemberStatus } from '#features/members/member-status.tsx';
import { call } from '#office/api.ts';
import { Link } from '#office/address/link.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';

const states = ['requested', 'done', 'rejected'] as const;

type Deciding = { request: FreezeRequest; decision: 'block' | 'decline' };

export function FreezeList() {
  const { translate } = useWords();
  const search = useSearch();
  const canAccess = useCan('POST /bo/agency/freezeRequests/:id/decide');
  const state = states.find((one) => one === search.get('state')) ?? 'requested';
  const list = useList('GET /bo/agency/freezeRequests', { query: { state } }, { pageSize: 25 });
  const [deciding, setDeciding] = useState<Deciding>();
  const columns = useColumns(canAccess && state === 'requested' ? setDeciding : undefined);
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('cashier.status')}
          value={state}
          options={states.map((value) => ({ value, label: translate(`freeze_states.${value}`) }))}
          onValueChange={(value) => search.set({ state: value })}
        />
      </div>
      <RecordList
        label={translate('agency_requests.freezes')}
        list={list}
        columns={columns}
        empty={{
          title: translate('agency_requests.no_freezes'),
          text: translate('agency_requests.no_freezes_hint'),
          seed: 'freezes',
        }}
      />
      {deciding && <Decide {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}

function Decide({ request, decision, onClose }: Deciding & { onClose: () => void }) {
  const { translate } = useWords();
  const { id, member, agent, reason: words } = request;
  return (
    <ReasonDialog
      title={translate(`agency_requests.${decision}_title`, { name: member.username })}
      confirmLabel={translate(`agency_requests.${decision}`)}
      {...(decision === 'block' ? { tone: 'danger' as const } : {})}
      send={(reason) =>
        call('POST /bo/agency/freezeRequests/:id/decide', {
          params: { id },
          body: { decision, reason },
        })
      }
      tell={() => translate(`agency_requests.told_${decision}`)}
      onClose={onClose}
    >
      <p>{translate('agency_requests.asked_by', { name: agent.nickname, words })}</p>
    </ReasonDialog>
  );
}

function useColumns(onDecide: ((deciding: Deciding) => void) | undefined) {
  const { translate, instant } = useWords();
  const columns: Column<FreezeRequest>[] = [
    {
      id: 'member',
      label: translate('agency_requests.member'),
      render: ({ member }) => (
        <>
          <MemberLink id={member.id} username={member.username} isWholeRow />{' '}
          <MemberStatus status={member.status} />
        </>
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
    { id: 'reason', label: translate('access.reason'), render: ({ reason }) => reason },
    {
      id: 'asked',
      label: translate('feedback.created'),
      isTight: true,
      render: ({ askedAt, decidedAt, decidedBy }) =>
        decidedAt ? `${decidedBy}, ${instant(decidedAt)}` : instant(askedAt),
    },
  ];
  if (!onDecide) return columns;
  const acts: Column<FreezeRequest> = {
    id: 'acts',
    label: '',
    isNumber: true,
    render: (request) => (
      <span className="approval-acts">
        <Button size="s" onClick={() => onDecide({ request, decision: 'decline' })}>
          {translate('agency_requests.decline')}
        </Button>
        <Button size="s" tone="danger" onClick={() => onDecide({ request, decision: 'block' })}>
          {translate('agency_requests.block')}
        </Button>
      </span>
    ),
  };
  return [...columns, acts];
}
