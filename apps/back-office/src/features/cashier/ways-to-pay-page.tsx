import { useState } from 'react';
import type { WaysToPay } from '@bahati/contract/back-office/cashier.ts';
import { formatAmount } from '@bahati/money/format.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useCanAccess, useGetOne } from 'react-admin';
import { PageTitle } from '#office/layouts/page-title.tsx';
import type { Column } from '#office/lists/columns.ts';
import { Guarded } from '#office/lists/guarded.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useWords } from '#office/words/use-words.ts';
import { SwitchDialog, type Switched } from './switch-dialog.tsx';
import './cashier.css';

type Way = WaysToPay['items'][number] & { id: string };

export function WaysToPayPage() {
  return (
    <Guarded resource="ways_to_pay">
      <WaysToPayList />
    </Guarded>
  );
}

/** What is offered, what rests, and whether money comes in at all. */
function WaysToPayList() {
  const { translate } = useWords();
  const { canAccess = false } = useCanAccess({ resource: 'brand', action: 'change' });
  const [switching, setSwitching] = useState<Switched>();
  const { data: mode } = useGetOne<{ id: string; isWithdrawOnly: boolean }>('ways_to_pay', {
    id: 'mode',
  });
  const list = useCursorList<Way>('ways_to_pay', {}, { perPage: 100, refetchEveryMs: 15_000 });
  const columns = useColumns(canAccess ? setSwitching : undefined);
  return (
    <>
      <PageTitle title={translate('sections.ways_to_pay')} />
      {mode && (
        <div className="office-toolbar">
          <StatusChip tone={mode.isWithdrawOnly ? 'coral' : 'lagoon'}>
            {translate(mode.isWithdrawOnly ? 'ways_to_pay.only_out' : 'ways_to_pay.in_and_out')}
          </StatusChip>
          {canAccess && (
            <Button
              size="s"
              tone={mode.isWithdrawOnly ? 'brass' : 'danger'}
              onClick={() => setSwitching({ kind: 'mode', isOn: mode.isWithdrawOnly })}
            >
              {translate(mode.isWithdrawOnly ? 'ways_to_pay.resume' : 'ways_to_pay.pause')}
            </Button>
          )}
        </div>
      )}
      <RecordList
        label={translate('sections.ways_to_pay')}
        list={list}
        columns={columns}
        empty={{ title: translate('ways_to_pay.empty'), seed: 'ways' }}
      />
      {switching && <SwitchDialog switched={switching} onClose={() => setSwitching(undefined)} />}
    </>
  );
}

function useColumns(onSwitch: ((switched: Switched) => void) | undefined) {
  const { translate, locale, instant } = useWords();
  return [
    {
      id: 'name',
      label: translate('cashier.method'),
      isInCardHead: true,
      render: ({ name, code }) => (
        <>
          {name} <span className="office-code">{code}</span>
        </>
      ),
    },
    {
      id: 'direction',
      label: translate('ways_to_pay.direction'),
      isTight: true,
      render: ({ direction }) => translate(`way_directions.${direction}`),
    },
    {
      id: 'limits',
      label: translate('ways_to_pay.limits'),
      render: ({ minimum, maximum, currency }) =>
        `${formatAmount(minimum, currency, locale)} – ${formatAmount(maximum, currency, locale)}`,
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      render: ({ isEnabled, restsUntil }) =>
        !isEnabled ? (
          <StatusChip tone="quiet">{translate('ways_to_pay.off')}</StatusChip>
        ) : restsUntil ? (
          <StatusChip tone="coral">
            {translate('ways_to_pay.rests', { until: instant(restsUntil) })}
          </StatusChip>
        ) : (
          <StatusChip tone="lagoon">{translate('ways_to_pay.on')}</StatusChip>
        ),
    },
    {
      id: 'switch',
      label: translate('ways_to_pay.change'),
      render: ({ code, name, isEnabled }) =>
        onSwitch ? (
          <Button size="s" onClick={() => onSwitch({ kind: 'way', code, name, isOn: !isEnabled })}>
            {translate(isEnabled ? 'ways_to_pay.take_away' : 'ways_to_pay.offer')}
          </Button>
        ) : (
          '–'
        ),
    },
  ] satisfies Column<Way>[];
}
