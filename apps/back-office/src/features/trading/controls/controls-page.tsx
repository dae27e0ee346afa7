import type { TradingControl } from '@bahati/contract/trading/trading.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { writeOdds, writeShare } from '#features/trading/room/figures.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useRoom } from '#features/trading/room/room.ts';
import { readRoomAgain, setControl } from '#features/trading/room/use-controls.ts';
import { useTradingList } from '#features/trading/room/use-trading.ts';
import { WinLimits } from './win-limits.tsx';

const lookMs = 5_000;

/** What the trading room decided and is in force, each ended in one click with a way back. */
export function ControlsPage() {
  const { translate, problem } = useWords();
  const { can, offerUndo } = useRoom();
  const list = useTradingList(
    'GET /trading/v1/controls',
    {},
    {
      rowsOf: ({ items }) => items,
      idOf: ({ scope, key, kind }) => `${kind} ${scope} ${key}`,
      refetchEveryMs: lookMs,
    },
  );
  const mayEnd = ({ kind }: TradingControl) =>
    can('trading.act') && (kind !== 'margin' || can('trading.settings'));
  async function end({ scope, key, kind, value, reason, about }: TradingControl) {
    const write = async (next: TradingControl['value'] | null, why: string) => {
      await setControl({ scope, key, kind, value: next, reason: why });
      await readRoomAgain();
    };
    try {
      await write(null, translate('trading.by_click'));
      const words = translate('trading.controls.ended_of', { about });
      offerUndo({ words, undo: () => write(value, reason) });
    } catch (error) {
      showToast({ tone: 'alarm', message: problem(error).words });
    }
  }
  const columns = useControlColumns();
  const acts: Column<TradingControl> = {
    id: 'end',
    label: translate('trading.controls.end'),
    isInCardHead: true,
    render: (control) =>
      mayEnd(control) && (
        <Button
          size="s"
          aria-label={translate('trading.controls.end_of', { about: control.about })}
          onClick={() => void end(control)}
        >
          {translate('trading.controls.end')}
        </Button>
      ),
  };
  return (
    <>
      <RecordList
        label={translate('trading.tabs.controls')}
        list={list}
        columns={[...columns, acts]}
        empty={{
          title: translate('trading.controls.empty'),
          text: translate('trading.controls.empty_hint'),
          seed: 'controls',
        }}
      />
      <WinLimits />
    </>
  );
}

function useControlColumns(): readonly Column<TradingControl>[] {
  const { translate, instant } = useWords();
  return [
    {
      id: 'about',
      label: translate('trading.controls.about'),
      render: (control) => <About control={control} />,
    },
    {
      id: 'kind',
      label: translate('trading.controls.kind'),
      render: ({ kind }) => translate(`trading.control.${kind}`),
    },
    {
      id: 'value',
      label: translate('trading.controls.value'),
      render: (control) => <ControlValue control={control} />,
      isNumber: true,
    },
    { id: 'by', label: translate('trading.controls.by'), render: ({ setBy }) => setBy },
    {
      id: 'since',
      label: translate('trading.controls.since'),
      render: ({ since }) => instant(since),
      isTight: true,
    },
    {
      id: 'reason',
      label: translate('trading.controls.reason'),
      render: ({ reason }) => reason,
    },
  ];
}

/** The event, and of it the market and the outcome; else the sport or the competition. */
function About({ control: { scope, key, about } }: { control: TradingControl }) {
  const { translate } = useWords();
  const names = useTradingNames();
  if (scope === 'sport') return names.sport(key);
  if (scope === 'competition') return `${translate('trading.scope.competition')}: ${about}`;
  const [eventId = '', market, outcome] = key.split('/');
  const event = { sport: '', name: about };
  const parts = [
    ...(market && outcome ? [names.outcome(market, { outcome }, event)] : []),
    ...(market ? [names.market(market, event)] : []),
  ];
  return (
    <span className="trading-event">
      <Link to={`/trading/events/${eventId}`} className="office-link">
        {about}
      </Link>
      {parts.length > 0 && <span className="trading-event-of">{parts.join(' · ')}</span>}
    </span>
  );
}

function ControlValue({ control: { kind, value } }: { control: TradingControl }) {
  if (typeof value === 'number') return kind === 'margin' ? writeShare(value) : writeOdds(value);
  return typeof value === 'string' ? <Money value={value} /> : '–';
}
