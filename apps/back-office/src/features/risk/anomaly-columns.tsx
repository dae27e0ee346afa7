import type { Anomaly, WatchedFigure } from '@bahati/contract/back-office/risk/anomalies.ts';
import { formatAmount } from '@bahati/money/format.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { percentOf } from '#features/cashier/payment-methods/payment-method-draft.rules.ts';
import type { Column } from '#office/lists/columns.ts';
import { useWords } from '#office/words/use-words.ts';

export type FigureRecord = WatchedFigure;

type Figure = Pick<Anomaly, 'figure' | 'scope' | 'currency'>;

/** What a figure is called, and how its values are written. */
function useFigureWords() {
  const { translate, locale } = useWords();
  return {
    nameOf: ({ figure, scope }: Figure) => (
      <>
        <strong>{translate(`anomaly_figures.${figure}`)}</strong>
        {scope !== '' && <span className="office-code aml-about">{scope}</span>}
      </>
    ),
    valueOf: ({ figure, currency }: Figure, value: string) => {
      if (currency !== null) return `${currency} ${formatAmount(value, currency, locale)}`;
      if (figure === 'deposit_success') return `${percentOf(Number(value))} %`;
      return figure === 'payout_minutes' ? translate('anomalies.minutes', { value }) : value;
    },
  };
}

export function useAnomalyColumns(
  state: 'open' | 'seen',
  onAnswer: ((anomaly: Anomaly) => void) | undefined,
): Column<Anomaly>[] {
  const { translate, instant } = useWords();
  const { nameOf, valueOf } = useFigureWords();
  const columns: Column<Anomaly>[] = [
    { id: 'figure', label: translate('anomalies.figure'), render: nameOf },
    {
      id: 'value',
      label: translate('anomalies.value'),
      isTight: true,
      isInCardHead: true,
      render: (anomaly) => (
        <StatusChip tone="coral">
          <span className="tabular">{valueOf(anomaly, anomaly.value)}</span>
        </StatusChip>
      ),
    },
    {
      id: 'why',
      label: translate('anomalies.why'),
      render: (anomaly) =>
        translate('anomalies.because', {
          median: valueOf(anomaly, anomaly.median),
          low: valueOf(anomaly, anomaly.low),
          high: valueOf(anomaly, anomaly.high),
          count: anomaly.historyCount,
        }),
    },
    {
      id: 'when',
      label: translate('anomalies.when'),
      isTight: true,
      render: ({ beginsAt }) => instant(beginsAt),
    },
  ];
  if (state === 'seen') {
    const seen: Column<Anomaly> = {
      id: 'seen',
      label: translate('anomalies.seen'),
      render: ({ seenBy, seenAt, note }) => (
        <>
          {note}
          <span className="quiet aml-about">{`${seenBy}, ${seenAt ? instant(seenAt) : ''}`}</span>
        </>
      ),
    };
    return [...columns, seen];
  }
  if (!onAnswer) return columns;
  const acts: Column<Anomaly> = {
    id: 'acts',
    label: '',
    isNumber: true,
    render: (anomaly) => (
      <Button
        size="s"
        aria-label={`${translate('anomalies.answer')}: ${translate(`anomaly_figures.${anomaly.figure}`)}`}
        onClick={() => onAnswer(anomaly)}
      >
        {translate('anomalies.answer')}
      </Button>
    ),
  };
  return [...columns, acts];
}

export function useFigureColumns(): Column<FigureRecord>[] {
  const { translate, instant } = useWords();
  const { nameOf, valueOf } = useFigureWords();
  return [
    { id: 'figure', label: translate('anomalies.figure'), render: nameOf },
    {
      id: 'value',
      label: translate('anomalies.value'),
      isNumber: true,
      isInCardHead: true,
      render: (figure) => <span className="tabular">{valueOf(figure, figure.value)}</span>,
    },
    {
      id: 'usual',
      label: translate('anomalies.usual'),
      render: (figure) => {
        const { median, low, high, historyCount: count } = figure;
        if (median === null || low === null || high === null) {
          return <span className="quiet">{translate('anomalies.too_short', { count })}</span>;
        }
        return translate('anomalies.because', {
          median: valueOf(figure, median),
          low: valueOf(figure, low),
          high: valueOf(figure, high),
          count,
        });
      },
    },
    {
      id: 'when',
      label: translate('anomalies.when'),
      isTight: true,
      render: ({ beginsAt }) => instant(beginsAt),
    },
  ];
}
