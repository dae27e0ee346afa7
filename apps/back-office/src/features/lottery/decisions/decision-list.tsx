import { useState } from 'react';
import type { LotteryRequest } from '@bahati/contract/lottery-office/office.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Link } from '#office/address/link.tsx';
import { useAct } from '#office/forms/use-act.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { lotteryCall } from '#features/lottery/room/lottery-session.ts';
import { useRoom } from '#features/lottery/room/room.ts';
import { liveMs, useLotteryPages } from '#features/lottery/room/use-lottery.ts';
import { AnswerDialog } from './answer-dialog.tsx';

const tones = { waiting: 'coral', done: 'lagoon', refused: 'quiet', withdrawn: 'quiet' } as const;

/** What was asked and what became of it, the newest first. */
export function DecisionList({ state }: { state: 'waiting' | 'all' }) {
  const { translate } = useWords();
  const list = useLotteryPages(
    'GET /lottery-office/v1/decisions',
    { state },
    { idOf: ({ id }) => id, refetchEveryMs: liveMs },
  );
  const [answering, setAnswering] = useState<LotteryRequest>();
  const columns = useDecisionColumns(setAnswering);
  return (
    <>
      <RecordList
        label={translate('lottery.tabs.decisions')}
        list={list}
        columns={columns}
        empty={{
          title: translate(`lottery.decide.empty_${state}`),
          text: translate('lottery.decide.empty_hint'),
          seed: 'lottery-decisions',
        }}
      />
      {answering && <AnswerDialog request={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}

const subjectOf = ({ decision }: LotteryRequest): string =>
  decision.kind === 'prize_table'
    ? `/lottery/games/${decision.gameCode}`
    : `/lottery/draws/${decision.drawId}`;

function useDecisionColumns(
  onAnswer: (request: LotteryRequest) => void,
): readonly Column<LotteryRequest>[] {
  const { translate, instant } = useWords();
  return [
    {
      id: 'about',
      label: translate('lottery.decide.about'),
      render: (request) => (
        <span className="room-two">
          <strong>{translate(`lottery.decide.kind_${request.decision.kind}`)}</strong>
          <Link to={subjectOf(request)} className="office-link">
            {request.about}
          </Link>
        </span>
      ),
    },
    {
      id: 'state',
      label: translate('lottery.draws.state'),
      render: ({ state }) => (
        <StatusChip tone={tones[state]}>{translate(`lottery.decide.state_${state}`)}</StatusChip>
      ),
      isInCardHead: true,
    },
    { id: 'reason', label: translate('access.reason'), render: ({ reason }) => reason },
    {
      id: 'asked',
      label: translate('lottery.decide.asked_by'),
      render: ({ askedBy, askedAt }) => (
        <span className="room-two">
          <span>{askedBy}</span>
          <span className="quiet tabular">{instant(askedAt)}</span>
        </span>
      ),
    },
    {
      id: 'answered',
      label: translate('lottery.decide.answered_by'),
      render: ({ answeredBy, answeredAt }) =>
        answeredBy && answeredAt ? (
          <span className="room-two">
            <span>{answeredBy}</span>
            <span className="quiet tabular">{instant(answeredAt)}</span>
          </span>
        ) : (
          '–'
        ),
    },
    {
      id: 'acts',
      label: translate('lottery.decide.acts'),
      render: (request) => <Acts request={request} onAnswer={onAnswer} />,
    },
  ];
}

/** One's own request is withdrawn; another's is read whole before it is answered. */
function Acts({
  request,
  onAnswer,
}: {
  request: LotteryRequest;
  onAnswer: (request: LotteryRequest) => void;
}) {
  const { translate } = useWords();
  const { can } = useRoom();
  const { act, isBusy, refusal } = useAct();
  if (request.state !== 'waiting' || !can('lottery.decide')) return '–';
  if (!request.isOwn) {
    return (
      <Button size="s" className="office-ink" onClick={() => onAnswer(request)}>
        {translate('lottery.decide.answer')}
      </Button>
    );
  }
  const withdraw = () =>
    act(
      () =>
        lotteryCall('POST /lottery-office/v1/decisions/:decisionId', {
          params: { decisionId: request.id },
          body: { answer: 'withdraw' },
        }),
      () => translate('lottery.decide.told_withdraw'),
    );
  return (
    <span className="room-two">
      <Button size="s" isLoading={isBusy} onClick={() => void withdraw()}>
        {translate('lottery.decide.withdraw')}
      </Button>
      {refusal && (
        <span className="ui-dialog-error" role="alert">
          {refusal}
        </span>
      )}
    </span>
  );
}
