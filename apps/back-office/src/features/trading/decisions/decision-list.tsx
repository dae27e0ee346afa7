import { useState } from 'react';
import type { TradingRequest } from '@bahati/contract/trading/trading.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useRoom } from '#features/trading/room/room.ts';
import { tradingCall } from '#features/trading/room/trading-session.ts';
import { useTradingPages } from '#features/trading/room/use-trading.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { DecisionAbout } from './decision-about.tsx';
import { RequestActs } from './request-acts.tsx';

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

function Acts({
  request,
  onApprove,
}: {
  request: TradingRequest;
  onApprove: (request: TradingRequest) => void;
}) {
  const { can } = useRoom();
  if (request.state !== 'waiting' || !can('trading.decide')) return '–';
  return (
    <RequestActs
      askedBy={request.askedBy}
      answer={(said) =>
        tradingCall('POST /trading/v1/decisions/:decisionId', {
          params: { decisionId: request.id },
          body: { answer: said },
        })
      }
      onApprove={() => onApprove(request)}
    />
  );
}
