import type { WayToPay } from '@bahati/contract/back-office/ways-to-pay.ts';
import { formatAmount } from '@bahati/money/format.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { call } from '#office/api.ts';
import type { Column } from '#office/lists/columns.ts';
import { MoveButtons } from '#office/lists/move-buttons.tsx';
import { useWords } from '#office/words/use-words.ts';
import { amountWords } from './amount-words.ts';
import type { Switched } from './switch-dialog.tsx';
import { WantedMark } from './wanted-mark.tsx';
import { percentOf } from './way-draft.rules.ts';

export type Way = WayToPay & { id: string };

type Acts = { onSet: (way: WayToPay) => void; onSwitch: (switched: Switched) => void };

/** What a way takes, costs and is; without `acts` it is only looked at. */
export function useWayColumns(rows: readonly Way[], acts: Acts | undefined) {
  const { translate, locale } = useWords();
  const nameOf = ({ name }: WayToPay) => (locale === 'sw' ? name.sw : name.en);
  const columns: Column<Way>[] = [
    {
      id: 'name',
      label: translate('cashier.method'),
      isInCardHead: true,
      render: (way) => (
        <>
          {acts ? (
            <button type="button" className="records-open" onClick={() => acts.onSet(way)}>
              {nameOf(way)}
            </button>
          ) : (
            nameOf(way)
          )}{' '}
          <span className="office-code">{way.code}</span>
        </>
      ),
    },
    {
      id: 'direction',
      label: translate('ways_to_pay.direction'),
      isTight: true,
      render: ({ direction }) => translate(`way_directions.${direction}`),
    },
    ...useTermColumns(),
    {
      id: 'state',
      label: translate('cashier.status'),
      render: (way) => (
        <>
          <WayState way={way} />
          <WantedMark wanted={way.wanted} />
        </>
      ),
    },
  ];
  if (!acts) return columns;
  const changes: Column<Way>[] = [
    {
      id: 'order',
      label: translate('providers.order'),
      isTight: true,
      render: (way) => <WayOrder way={way} name={nameOf(way)} rows={rows} />,
    },
    {
      id: 'switch',
      label: translate('ways_to_pay.change'),
      render: (way) => {
        const { code, isEnabled } = way;
        const switched = { kind: 'way', code, name: nameOf(way), isOn: !isEnabled } as const;
        return (
          <Button size="s" onClick={() => acts.onSwitch(switched)}>
            {translate(isEnabled ? 'ways_to_pay.take_away' : 'ways_to_pay.offer')}
          </Button>
        );
      },
    },
  ];
  return [...columns, ...changes];
}

/** What it takes and when. */
function useTermColumns(): Column<Way>[] {
  const { translate, locale } = useWords();
  return [
    {
      id: 'limits',
      label: translate('ways_to_pay.limits'),
      render: ({ minimum, maximum, currency }) =>
        `${amountWords(minimum, currency, locale)} – ${formatAmount(maximum, currency, locale)}`,
    },
    {
      id: 'fee',
      label: translate('ways_to_pay.fee'),
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

function WayState({ way: { isEnabled, restsUntil } }: { way: WayToPay }) {
  const { translate, instant } = useWords();
  if (!isEnabled) return <StatusChip tone="quiet">{translate('ways_to_pay.off')}</StatusChip>;
  if (!restsUntil) return <StatusChip tone="lagoon">{translate('ways_to_pay.on')}</StatusChip>;
  return (
    <StatusChip tone="coral">
      {translate('ways_to_pay.rests', { until: instant(restsUntil) })}
    </StatusChip>
  );
}

/** A way moves among those a member sees beside it. */
function WayOrder({ way, name, rows }: { way: WayToPay; name: string; rows: readonly WayToPay[] }) {
  const { code, direction, currency } = way;
  const own = rows.filter((row) => row.direction === direction && row.currency === currency);
  return (
    <MoveButtons
      name={name}
      isFirst={own[0]?.code === code}
      isLast={own.at(-1)?.code === code}
      move={(to) =>
        call('POST /bo/waysToPay/:code/move', { params: { code }, body: { direction: to } })
      }
    />
  );
}
