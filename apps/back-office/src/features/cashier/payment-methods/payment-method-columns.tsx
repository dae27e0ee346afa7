import type { PaymentMethod } from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { formatAmount } from '@bahati/money/format.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { call } from '#office/api.ts';
import type { Column } from '#office/lists/columns.ts';
import { MoveButtons } from '#office/lists/move-buttons.tsx';
import { useWords } from '#office/words/use-words.ts';
import { amountWords } from '#features/cashier/amount-words.ts';
import type { Switched } from './switch-dialog.tsx';
import { WantedMark } from './wanted-mark.tsx';
import { percentOf } from './payment-method-draft.rules.ts';

export type Method = PaymentMethod;

type Acts = { onSet: (method: PaymentMethod) => void; onSwitch: (switched: Switched) => void };

/** What a method takes, costs and is; without `acts` it is only looked at. */
export function useMethodColumns(rows: readonly Method[], acts: Acts | undefined) {
  const { translate, locale } = useWords();
  const nameOf = ({ name }: PaymentMethod) => (locale === 'sw' ? name.sw : name.en);
  const columns: Column<Method>[] = [
    {
      id: 'name',
      label: translate('cashier.method'),
      isInCardHead: true,
      render: (method) => (
        <>
          {acts ? (
            <button type="button" className="records-open" onClick={() => acts.onSet(method)}>
              {nameOf(method)}
            </button>
          ) : (
            nameOf(method)
          )}{' '}
          <span className="office-code">{method.code}</span>
        </>
      ),
    },
    {
      id: 'direction',
      label: translate('payment_methods.direction'),
      isTight: true,
      render: ({ direction }) => translate(`way_directions.${direction}`),
    },
    ...useTermColumns(),
    {
      id: 'state',
      label: translate('cashier.status'),
      render: (method) => (
        <>
          <MethodState method={method} />
          <WantedMark wanted={method.wanted} />
        </>
      ),
    },
  ];
  if (!acts) return columns;
  const changes: Column<Method>[] = [
    {
      id: 'order',
      label: translate('providers.order'),
      isTight: true,
      render: (method) => <MethodOrder method={method} name={nameOf(method)} rows={rows} />,
    },
    {
      id: 'switch',
      label: translate('payment_methods.change'),
      render: (method) => {
        const { code, isEnabled } = method;
        const switched = { kind: 'method', code, name: nameOf(method), isOn: !isEnabled } as const;
        return (
          <Button size="s" onClick={() => acts.onSwitch(switched)}>
            {translate(isEnabled ? 'payment_methods.take_away' : 'payment_methods.offer')}
          </Button>
        );
      },
    },
  ];
  return [...columns, ...changes];
}

/** What it takes and when. */
function useTermColumns(): Column<Method>[] {
  const { translate, locale } = useWords();
  return [
    {
      id: 'limits',
      label: translate('payment_methods.limits'),
      render: ({ minimum, maximum, currency }) =>
        `${amountWords(minimum, currency, locale)} – ${formatAmount(maximum, currency, locale)}`,
    },
    {
      id: 'fee',
      label: translate('payment_methods.fee'),
      isTight: true,
      render: ({ feeFixed, feeBps, currency }) => {
        const fixed = /^0(\.0+)?$/.test(feeFixed) ? [] : [amountWords(feeFixed, currency, locale)];
        const share = feeBps === 0 ? [] : [`${percentOf(feeBps)}\u00A0%`];
        return [...fixed, ...share].join(' + ') || '–';
      },
    },
    {
      id: 'hours',
      label: translate('departments.hours'),
      isTight: true,
      render: ({ hours }) => (hours ? `${hours.opensAt} – ${hours.closesAt}` : '–'),
    },
  ];
}

function MethodState({ method: { isEnabled, restsUntil } }: { method: PaymentMethod }) {
  const { translate, instant } = useWords();
  if (!isEnabled) return <StatusChip tone="quiet">{translate('payment_methods.off')}</StatusChip>;
  if (!restsUntil) return <StatusChip tone="lagoon">{translate('payment_methods.on')}</StatusChip>;
  return (
    <StatusChip tone="coral">
      {translate('payment_methods.rests', { until: instant(restsUntil) })}
    </StatusChip>
  );
}

/** A method moves among those a member sees beside it. */
function MethodOrder({
  method,
  name,
  rows,
}: {
  method: PaymentMethod;
  name: string;
  rows: readonly PaymentMethod[];
}) {
  const { code, direction, currency } = method;
  const own = rows.filter((row) => row.direction === direction && row.currency === currency);
  return (
    <MoveButtons
      name={name}
      isFirst={own[0]?.code === code}
      isLast={own.at(-1)?.code === code}
      move={(to) =>
        call('POST /bo/paymentMethods/:code/move', { params: { code }, body: { direction: to } })
      }
    />
  );
}
