import type { OfficeDraw } from '@bahati/contract/lottery-office/office.ts';
import { Countdown } from '@bahati/ui/countdown/countdown.tsx';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useNow } from '#office/words/use-now.ts';
import { useWords } from '#office/words/use-words.ts';
import { Money } from '#features/lottery/room/money.tsx';
import { useNames } from '#features/lottery/room/use-names.ts';
import { DrawState } from './draw-state.tsx';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const urgentMs = 10_000;
/** The lottery counts no further. */
const mostToTell = 10_000;

/** A clock that runs down while tickets are sold on this day, else the moment. */
export function Closing({ draw: { state, closesAt } }: Pick<OfficeDraw, 'draw'>) {
  const { translate, instant } = useWords();
  const nowMs = useNow(minuteMs);
  const endsAtMs = Date.parse(closesAt);
  const leftMs = endsAtMs - nowMs;
  const isSelling = state === 'open' || state === 'suspended';
  if (!isSelling || leftMs <= 0 || leftMs > dayMs) {
    return <span className="tabular">{instant(closesAt)}</span>;
  }
  return (
    <Countdown
      endsAtMs={endsAtMs}
      label={translate('lottery.draws.closes')}
      urgentBelowMs={urgentMs}
    />
  );
}

/** Whether the platform knows of everything. */
export function ToTell({ toTell }: Pick<OfficeDraw, 'toTell'>) {
  const { translate } = useWords();
  if (toTell === 0) return <span className="quiet">{translate('lottery.draws.told')}</span>;
  const isMany = toTell >= mostToTell;
  return (
    <span data-loss="">
      {isMany
        ? translate('lottery.draws.many_to_tell')
        : translate('lottery.draws.to_tell', { smart_count: toTell })}
    </span>
  );
}

export function useDrawColumns(): readonly Column<OfficeDraw>[] {
  const { translate } = useWords();
  const names = useNames();
  return [
    {
      id: 'draw',
      label: translate('lottery.draws.draw'),
      render: ({ draw }) => (
        <span className="room-two">
          <Link to={`/lottery/draws/${draw.id}`} className="records-open">
            {names.game(draw.gameCode)}
          </Link>
          <span className="office-code">{draw.number}</span>
        </span>
      ),
    },
    {
      id: 'state',
      label: translate('lottery.draws.state'),
      render: ({ draw }) => <DrawState draw={draw} />,
      isInCardHead: true,
    },
    {
      id: 'closes',
      label: translate('lottery.draws.closes'),
      render: ({ draw }) => <Closing draw={draw} />,
      isTight: true,
    },
    {
      id: 'sales',
      label: translate('lottery.draws.sales'),
      render: ({ sales }) => <Money value={sales} />,
      isNumber: true,
    },
    {
      id: 'tickets',
      label: translate('lottery.draws.tickets'),
      render: ({ tickets }) => tickets,
      isNumber: true,
    },
    {
      id: 'members',
      label: translate('lottery.draws.members'),
      render: ({ members }) => members,
      isNumber: true,
    },
    {
      id: 'worst',
      label: translate('lottery.draws.worst'),
      render: ({ worstCase }) => <Money value={worstCase} isRisk />,
      isNumber: true,
    },
    {
      id: 'payout',
      label: translate('lottery.draws.payout'),
      render: ({ payout }) => <Money value={payout} />,
      isNumber: true,
    },
    {
      id: 'told',
      label: translate('lottery.draws.told_label'),
      render: ({ toTell }) => <ToTell toTell={toTell} />,
    },
  ];
}
