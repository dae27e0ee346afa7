import { useState } from 'react';
import type { PaymentMethod } from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { SwitchDialog, type Switched } from './switch-dialog.tsx';
import { MethodDialog } from './payment-method-dialog.tsx';
import { WantedMark } from './wanted-mark.tsx';
import { useMethodColumns } from './payment-method-columns.tsx';
import '#features/cashier/cashier.css';

/** What is offered, what rests, and whether money comes in at all. */
export function PaymentMethodsPage() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/withdrawOnly');
  const [switching, setSwitching] = useState<Switched>();
  const { data: mode } = useRecord('GET /bo/paymentMethods', {});
  const list = useWholeList(
    'GET /bo/paymentMethods',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ code }) => code, refetchEveryMs: 15_000 },
  );
  const [setting, setSetting] = useState<PaymentMethod>();
  const acts = canAccess ? { onSet: setSetting, onSwitch: setSwitching } : undefined;
  const columns = useMethodColumns(list.rows, acts);
  return (
    <>
      {mode && (
        <div className="office-toolbar">
          <StatusChip tone={mode.isWithdrawOnly ? 'coral' : 'lagoon'}>
            {translate(
              mode.isWithdrawOnly ? 'payment_methods.only_out' : 'payment_methods.in_and_out',
            )}
          </StatusChip>
          {canAccess && (
            <Button
              size="s"
              tone={mode.isWithdrawOnly ? 'brass' : 'danger'}
              onClick={() => setSwitching({ kind: 'mode', isOn: mode.isWithdrawOnly })}
            >
              {translate(mode.isWithdrawOnly ? 'payment_methods.resume' : 'payment_methods.pause')}
            </Button>
          )}
          <WantedMark wanted={mode.moneyInWanted} />
        </div>
      )}
      <RecordList
        label={translate('sections.payment_methods')}
        list={list}
        columns={columns}
        empty={{ title: translate('payment_methods.empty'), seed: 'methods' }}
      />
      {switching && <SwitchDialog switched={switching} onClose={() => setSwitching(undefined)} />}
      {setting && <MethodDialog method={setting} onClose={() => setSetting(undefined)} />}
    </>
  );
}
