import { useState } from 'react';
import type { TradingRequest } from '@bahati/contract/trading/trading.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useRoom } from '#features/trading/room/room.ts';
import { tradingCall } from '#features/trading/room/trading-session.ts';
import { readRoomAgain } from '#features/trading/room/use-controls.ts';
import { useTradingPages } from '#features/trading/room/use-trading.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { DecisionAbout } from './decision-about.tsx';

const lookMs = 5_000;

const tones = { waiting: 'coral', done: 'lagoon', refused: 'quiet', withdrawn: 'quiet' } as const;

/** What was asked and what became of it, the newest first. */
export function DecisionList({ state }: { state: 'waiting' | 'all' }) {
  const { translate } = useWords();
  const list = useTradingPages(
    'GET /trading/v1/decisions',
    { state },
    { idOf: ({ id }) => id, refetchEveryMs: lookMs },
  );
  const [approving, setApproving] = useState<TradingRequest>();
  const columns = useDecisionColumns(setApproving);
  return (
    <>
      <RecordList
        label={translate('trading.tabs.decisions')}
        list={list}
        columns={columns}
        empty={{
          title: translate(`trading.decide.empty_${state}`),
          text: translate('trading.decide.empty_hint'),
          seed: 'decisions',
        }}
      />
      {approving && <ApproveDialog request={approving} onClose={() => setApproving(undefined)} />}
    </>
  );
}

function useDecisionColumns(
  onApprove: (request: TradingRequest) => void,
): readonly Column<TradingRequest>[] {
  const { translate, instant } = useWords();
  const { name } = useRoom();
  return [
    {
      id: 'about',
      label: translate('trading.decide.about'),
      render: (request) => (
        <DecisionAbout
          request={request}
          isResultHidden={request.state === 'waiting' && request.askedBy !== name}
        />
      ),
    },
    {
      id: 'state',
      label: translate('trading.events.state'),
      render: ({ state }) => (
        <StatusChip tone={tones[state]}>{translate(`trading.decide.state_${state}`)}</StatusChip>
      ),
      isInCardHead: true,
    },
    {
      id: 'touched',
      label: translate('trading.touched.bets'),
      render: ({ touched: { bets } }) => bets,
      isNumber: true,
    },
    {
      id: 'taken_back',
      label: translate('trading.touched.taken_back'),
      render: ({ touched }) => <Money value={touched.takenBack} />,
      isNumber: true,
    },
    {
      id: 'paid',
      label: translate('trading.touched.paid'),
      render: ({ touched }) => <Money value={touched.paid} />,
      isNumber: true,
    },
    {
      id: 'reason',
      label: translate('trading.controls.reason'),
      render: ({ reason }) => reason,
    },
    {
      id: 'who',
      label: translate('trading.decide.who'),
      render: ({ askedBy, askedAt, decidedBy }) => (
        <span className="trading-event">
          <span>{decidedBy && decidedBy !== askedBy ? `${askedBy} → ${decidedBy}` : askedBy}</span>
          <span className="trading-event-of">{instant(askedAt)}</span>
        </span>
      ),
    },
    {
      id: 'acts',
      label: translate('trading.decide.acts'),
      render: (request) => <Acts request={request} onApprove={onApprove} />,
    },
  ];
}

/** One's own request is withdrawn, another's approved or refused. */
function Acts({
  request,
  onApprove,
}: {
  request: TradingRequest;
  onApprove: (request: TradingRequest) => void;
}) {
  const { translate, problem } = useWords();
  const { can, name } = useRoom();
  const [isBusy, setIsBusy] = useState(false);
  if (request.state !== 'waiting' || !can('trading.decide')) return '–';
  async function answer(said: 'refuse' | 'withdraw') {
    setIsBusy(true);
    try {
      const params = { decisionId: request.id };
      const body = { answer: said };
      await tradingCall('POST /trading/v1/decisions/:decisionId', { params, body });
      showToast({ message: translate(`trading.decide.told_${said}`) });
      await readRoomAgain();
    } catch (error) {
      showToast({ tone: 'alarm', message: problem(error).words });
    } finally {
      setIsBusy(false);
    }
  }
  if (request.askedBy === name) {
    return (
      <Button size="s" isLoading={isBusy} onClick={() => void answer('withdraw')}>
        {translate('trading.decide.withdraw')}
      </Button>
    );
  }
  return (
    <span className="trading-acts">
      <Button size="s" isLoading={isBusy} onClick={() => void answer('refuse')}>
        {translate('trading.decide.refuse')}
      </Button>
      <Button size="s" tone="brass" disabled={isBusy} onClick={() => onApprove(request)}>
        {translate('trading.decide.approve')}
      </Button>
    </span>
  );
}
