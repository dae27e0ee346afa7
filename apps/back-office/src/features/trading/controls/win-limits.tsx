import type { TradingWinLimit } from '@bahati/contract/trading/win-limits.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useRoom } from '#features/trading/room/room.ts';
import { readRoomAgain, setWinLimit } from '#features/trading/room/use-controls.ts';
import { useTradingList } from '#features/trading/room/use-trading.ts';

/** The most a slip may win, by what it is on; each ended in one click with a way back. */
export function WinLimits() {
  const { translate } = useWords();
  const list = useTradingList(
    'GET /trading/v1/win-limits',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ scope, key }) => `${scope} ${key}` },
  );
  const columns = useWinLimitColumns();
  return (
    <section className="trading-win-limits" aria-labelledby="trading-win-limits">
      <h2 id="trading-win-limits" className="trading-part-title">
        {translate('trading.limit.wins')}
      </h2>
      <p className="quiet">{translate('trading.limit.wins_hint')}</p>
      {!list.isPending && list.error === null && list.rows.length === 0 ? (
        <p className="quiet">{translate('trading.limit.no_wins')}</p>
      ) : (
        <RecordList
          label={translate('trading.limit.wins')}
          list={list}
          columns={columns}
          empty={{ title: translate('trading.limit.no_wins') }}
        />
      )}
    </section>
  );
}

function useWinLimitColumns(): readonly Column<TradingWinLimit>[] {
  const { translate, instant } = useWords();
  return [
    {
      id: 'about',
      label: translate('trading.controls.about'),
      render: (limit) => <About limit={limit} />,
    },
    {
      id: 'most',
      label: translate('trading.limit.most_win'),
      render: ({ mostWin }) => <Money value={mostWin} />,
      isNumber: true,
    },
    {
      id: 'since',
      label: translate('trading.controls.since'),
      render: ({ since }) => instant(since),
      isTight: true,
    },
    {
      id: 'end',
      label: translate('trading.controls.end'),
      isInCardHead: true,
      render: (limit) => <End limit={limit} />,
    },
  ];
}

function useAboutWords() {
  const { translate } = useWords();
  const names = useTradingNames();
  return ({ scope, key, about }: TradingWinLimit): string => {
    if (scope === 'sport') return names.sport(key);
    if (scope !== 'market') return about;
    const name = names.market(`${key}:0:`, { sport: '', name: '' });
    return translate('trading.limit.every_market', { about: name });
  };
}

function About({ limit }: { limit: TradingWinLimit }) {
  const { translate } = useWords();
  const name = useAboutWords()(limit);
  return (
    <span className="trading-event">
      {limit.scope === 'event' ? (
        <Link to={`/trading/events/${limit.key}`} className="office-link">
          {name}
        </Link>
      ) : (
        <strong>{name}</strong>
      )}
      <span className="trading-event-of">{translate(`trading.scope.${limit.scope}`)}</span>
    </span>
  );
}

function End({ limit }: { limit: TradingWinLimit }) {
  const { translate, problem } = useWords();
  const { can, offerUndo } = useRoom();
  const about = useAboutWords()(limit);
  if (!can('trading.act')) return '–';
  const { scope, key, mostWin } = limit;
  async function end() {
    const reason = translate('trading.by_click');
    const write = async (value: string | null) => {
      await setWinLimit({ scope, key, mostWin: value, reason });
      await readRoomAgain();
    };
    try {
      await write(null);
      const words = translate('trading.controls.ended_of', { about });
      offerUndo({ words, undo: () => write(mostWin) });
    } catch (error) {
      showToast({ tone: 'alarm', message: problem(error).words });
    }
  }
  return (
    <Button
      size="s"
      aria-label={translate('trading.controls.end_of', { about })}
      onClick={() => void end()}
    >
      {translate('trading.controls.end')}
    </Button>
  );
}
