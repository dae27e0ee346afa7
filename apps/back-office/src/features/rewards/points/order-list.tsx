import { useState } from 'react';
import type { StaffPointOrder } from '@bahati/contract/back-office/rewards/points.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { groupNumber } from '#office/words/numbers.ts';
import { useWords } from '#office/words/use-words.ts';
import { OrderDialog } from './order-dialog.tsx';

const states = ['in_process', 'approved', 'rejected'] as const;
const tones = { in_process: 'brass', approved: 'lagoon', rejected: 'hibiscus' } as const;

/** Orders for points: those that wait first. */
export function OrderList() {
  const { translate } = useWords();
  const search = useSearch();
  const state = states.find((known) => known === search.get('state')) ?? 'in_process';
  const list = useList(
    'GET /bo/pointOrders',
    { query: { state } },
    { pageSize: 25, refetchEveryMs: 15_000 },
  );
  const [openId, setOpenId] = useState<string>();
  const canAccess = useCan('GET /bo/pointOrders/:id');
  const columns = useColumns(canAccess ? setOpenId : undefined);
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('cashier.status')}
          value={state}
          options={states.map((value) => ({
            value,
            label: translate(`points_mall.state_${value}`),
          }))}
          onValueChange={(value) => search.set({ state: value })}
        />
      </div>
      <RecordList
        label={translate('points_mall.orders')}
        list={list}
        columns={columns}
        empty={{
          title: translate('points_mall.no_orders'),
          text: translate('points_mall.no_orders_hint'),
          seed: 'orders',
        }}
      />
      {openId && <OrderDialog id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

function useColumns(onOpen: ((id: string) => void) | undefined): Column<StaffPointOrder>[] {
  const { translate, instant, locale } = useWords();
  return [
    {
      id: 'goods',
      label: translate('points_mall.goods'),
      render: ({ id, name, picture, quantity }) => {
        const words = `${quantity > 1 ? `${quantity} × ` : ''}${locale === 'sw' ? name.sw : name.en}`;
        return (
          <span className="mall-goods">
            <img src={picture} alt="" width={40} height={40} />
            {onOpen ? (
              <button type="button" className="records-open" onClick={() => onOpen(id)}>
                {words}
              </button>
            ) : (
              words
            )}
          </span>
        );
      },
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      isTight: true,
      isInCardHead: true,
      render: ({ state }) => (
        <StatusChip tone={tones[state]}>{translate(`points_mall.state_${state}`)}</StatusChip>
      ),
    },
    {
      id: 'member',
      label: translate('cashier.member'),
      render: ({ member }) => <MemberLink id={member.id} username={member.username} />,
    },
    {
      id: 'points',
      label: translate('points_mall.points'),
      isNumber: true,
      render: ({ points }) => groupNumber(points, locale),
    },
    {
      id: 'created',
      label: translate('points_mall.ordered'),
      isTight: true,
      render: ({ createdAt }) => instant(createdAt),
    },
    {
      id: 'decided',
      label: translate('withdrawals.decided_by'),
      render: ({ decidedBy, decidedAt, reason }) =>
        decidedAt ? (
          <>
            {`${decidedBy}, ${instant(decidedAt)}`}
            {reason && <span className="mall-why">{reason}</span>}
          </>
        ) : (
          '–'
        ),
    },
  ];
}
