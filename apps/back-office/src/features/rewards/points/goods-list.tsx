import { useState } from 'react';
import type { StaffGood } from '@bahati/contract/back-office/rewards/points.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { groupNumber } from '#office/words/numbers.ts';
import { useWords } from '#office/words/use-words.ts';
import { GoodDialog } from './good-dialog.tsx';

/** What the mall offers, and what it did. */
export function GoodsList() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/pointGoods');
  const list = useList('GET /bo/pointGoods', {}, { pageSize: 25 });
  const [open, setOpen] = useState<StaffGood | 'new'>();
  const columns = useColumns(canAccess ? setOpen : undefined);
  return (
    <>
      {canAccess && (
        <div className="office-toolbar">
          <Button
            className="office-ink content-add"
            icon={<PlusIcon size={18} />}
            onClick={() => setOpen('new')}
          >
            {translate('points_mall.add')}
          </Button>
        </div>
      )}
      <RecordList
        label={translate('points_mall.goods')}
        list={list}
        columns={columns}
        empty={{ title: translate('points_mall.no_goods'), seed: 'goods' }}
      />
      {open && (
        <GoodDialog good={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

function useColumns(onOpen: ((good: StaffGood) => void) | undefined): Column<StaffGood>[] {
  const { translate, locale } = useWords();
  return [
    {
      id: 'name',
      label: translate('points_mall.goods'),
      render: (good) => {
        const words = locale === 'sw' ? good.name.sw : good.name.en;
        return (
          <span className="mall-goods">
            <img src={good.picture} alt="" width={40} height={40} />
            {onOpen ? (
              <button type="button" className="records-open" onClick={() => onOpen(good)}>
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
      label: translate('content.state'),
      isTight: true,
      isInCardHead: true,
      render: ({ isActive, stock }) =>
        isActive ? (
          <StatusChip tone={stock > 0 ? 'lagoon' : 'hibiscus'}>
            {translate(stock > 0 ? 'points_mall.offered' : 'points_mall.sold_out')}
          </StatusChip>
        ) : (
          <StatusChip tone="quiet">{translate('points_mall.hidden')}</StatusChip>
        ),
    },
    {
      id: 'points',
      label: translate('points_mall.points'),
      isNumber: true,
      render: ({ points }) => groupNumber(points, locale),
    },
    {
      id: 'stock',
      label: translate('points_mall.stock'),
      isNumber: true,
      render: ({ stock }) => groupNumber(stock, locale),
    },
    {
      id: 'waiting',
      label: translate('points_mall.waiting'),
      isNumber: true,
      render: ({ waiting }) => groupNumber(waiting, locale),
    },
    {
      id: 'sent',
      label: translate('points_mall.sent'),
      render: ({ needsAddress }) => translate(needsAddress ? 'money_rules.yes' : 'money_rules.no'),
    },
    {
      id: 'position',
      label: translate('content.position'),
      isNumber: true,
      render: ({ position }) => position,
    },
  ];
}
