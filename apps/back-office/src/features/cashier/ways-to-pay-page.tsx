import { useState } from 'react';
import type { WaysToPay, WayToPay } from '@bahati/contract/back-office/ways-to-pay.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useCanAccess, useGetOne } from 'react-admin';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useWords } from '#office/words/use-words.ts';
import { SwitchDialog, type Switched } from './switch-dialog.tsx';
import { WayDialog } from './way-dialog.tsx';
import { WantedMark } from './wanted-mark.tsx';
import { useWayColumns, type Way } from './way-columns.tsx';
import './cashier.css';

export function WaysToPayPage() {
  return (
    <Guarded resource="ways_to_pay">
      <WaysToPayList />
    </Guarded>
  );
}

type Mode = Pick<WaysToPay, 'isWithdrawOnly' | 'moneyInWanted'> & { id: string };

/** What is offered, what rests, and whether money comes in at all. */
function WaysToPayList() {
  const { translate } = useWords();
  const { canAccess = false } = useCanAccess({ resource: 'brand', action: 'change' });
  const [switching, setSwitching] = useState<Switched>();
  const { data: mode } = useGetOne<Mode>('ways_to_pay', { id: 'mode' });
  const list = useCursorList<Way>('ways_to_pay', {}, { perPage: 100, refetchEveryMs: 15_000 });
  const [setting, setSetting] = useState<WayToPay>();
  const acts = canAccess ? { onSet: setSetting, onSwitch: setSwitching } : undefined;
  const columns = useWayColumns(list.rows, acts);
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
          <WantedMark wanted={mode.moneyInWanted} />
        </div>
      )}
      <RecordList
        label={translate('sections.ways_to_pay')}
        list={list}
        columns={columns}
        empty={{ title: translate('ways_to_pay.empty'), seed: 'ways' }}
      />
      {switching && <SwitchDialog switched={switching} onClose={() => setSwitching(undefined)} />}
      {setting && <WayDialog way={setting} onClose={() => setSetting(undefined)} />}
    </>
  );
}
