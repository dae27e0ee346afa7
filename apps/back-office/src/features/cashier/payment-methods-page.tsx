import { useState } from 'react';
import type {
  PaymentMethods,
  PaymentMethod,
} from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useCanAccess, useGetOne } from 'react-admin';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useWords } from '#office/words/use-words.ts';
import { SwitchDialog, type Switched } from './switch-dialog.tsx';
import { MethodDialog } from './payment-method-dialog.tsx';
import { WantedMark } from './wanted-mark.tsx';
import { useMethodColumns, type Method } from './payment-method-columns.tsx';
import './cashier.css';

export function PaymentMethodsPage() {
  return (
    <Guarded resource="payment_methods">
      <PaymentMethodsList />
    </Guarded>
  );
}

type Mode = Pick<PaymentMethods, 'isWithdrawOnly' | 'moneyInWanted'> & { id: string };

/** What is offered, what rests, and whether money comes in at all. */
function PaymentMethodsList() {
  const { translate } = useWords();
  const { canAccess = false } = useCanAccess({ resource: 'brand', action: 'change' });
  const [switching, setSwitching] = useState<Switched>();
  const { data: mode } = useGetOne<Mode>('payment_methods', { id: 'mode' });
  const list = useCursorList<Method>(
    'payment_methods',
    {},
    { perPage: 100, refetchEveryMs: 15_000 },
  );
  const [setting, setSetting] = useState<PaymentMethod>();
  const acts = canAccess ? { onSet: setSetting, onSwitch: setSwitching } : undefined;
  const columns = useMethodColumns(list.rows, acts);
  return (
    <>
      <PageTitle title={translate('sections.payment_methods')} />
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
