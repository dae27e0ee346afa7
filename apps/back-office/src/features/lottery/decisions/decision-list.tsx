import type { LotteryRequest } from '@bahati/contract/lottery-office/office.ts';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';
import { lotteryCall } from '#features/lottery/room/lottery-session.ts';
import { useRoom } from '#features/lottery/room/room.ts';
import { liveMs, useLotteryPages } from '#features/lottery/room/use-lottery.ts';
import { RequestList } from '#features/programs/requests/request-list.tsx';
import { LotteryAnswer } from './lottery-answer.tsx';

export function DecisionList({ state }: { state: 'waiting' | 'all' }) {
  const { can } = useRoom();
  const list = useLotteryPages(
    'GET /lottery-office/v1/decisions',
    { state },
    { idOf: ({ id }) => id, refetchEveryMs: liveMs },
  );
  return (
    <RequestList
      words="lottery.decide"
      state={state}
      list={list}
      aboutOf={(request) => <About request={request} />}
      canDecide={can('lottery.decide')}
      withdraw={(decisionId) =>
        lotteryCall('POST /lottery-office/v1/decisions/:decisionId', {
          params: { decisionId },
          body: { answer: 'withdraw' },
        })
      }
      dialogOf={(request, onClose) => <LotteryAnswer request={request} onClose={onClose} />}
    />
  );
}

const subjectOf = ({ decision }: LotteryRequest): string =>
  decision.kind === 'prize_table'
    ? `/lottery/games/${decision.gameCode}`
    : `/lottery/draws/${decision.drawId}`;

function About({ request }: { request: LotteryRequest }) {
  const { translate } = useWords();
  return (
    <span className="room-two">
      <strong>{translate(`lottery.decide.kind_${request.decision.kind}`)}</strong>
      <Link to={subjectOf(request)} className="office-link">
        {request.about}
      </Link>
    </span>
  );
}
