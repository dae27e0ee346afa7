import { useState } from 'react';
import type { RoomsRequest } from '@bahati/contract/rooms-office/decisions.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { Link } from '#office/address/link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { AnswerDialog } from '#features/programs/requests/answer-dialog.tsx';
import { RequestList } from '#features/programs/requests/request-list.tsx';
import { useOffice } from '#features/rooms/room/room.ts';
import { roomsCall } from '#features/rooms/room/rooms-session.ts';
import { liveMs, useLook, useRoomsPages } from '#features/rooms/room/use-rooms.ts';
import { LookedAt } from './touched.tsx';

const words = 'rooms_office.decide';
const views = ['waiting', 'all'] as const;

/** What waits for a second person and what was decided; a new one begins at its round or hand. */
export function DecisionsPage() {
  const { translate } = useWords();
  const { can } = useOffice();
  const search = useSearch();
  const view = views.find((known) => known === search.get('view')) ?? views[0];
  const list = useRoomsPages(
    'GET /rooms-office/v1/decisions',
    { state: view },
    { idOf: ({ id }) => id, refetchEveryMs: liveMs },
  );
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate(`${words}.view`)}
          value={view}
          options={views.map((value) => ({ value, label: translate(`${words}.view_${value}`) }))}
          onValueChange={(value) => search.set({ view: value === 'waiting' ? undefined : value })}
        />
      </div>
      <RequestList
        words={words}
        state={view}
        list={list}
        aboutOf={(request) => <About request={request} />}
        canDecide={can('rooms.decide')}
        withdraw={(id) => answer(id, 'withdraw')}
        dialogOf={(request, onClose) => <RoomsAnswer request={request} onClose={onClose} />}
      />
      <p className="room-note quiet">{translate(`${words}.how`)}</p>
    </>
  );
}

const answer = (decisionId: string, said: 'approve' | 'refuse' | 'withdraw') =>
  roomsCall('POST /rooms-office/v1/decisions/:decisionId', {
    params: { decisionId },
    body: { answer: said },
  });

function subjectOf({ decision }: RoomsRequest): string {
  if (decision.kind === 'void_round') return `/rooms/round/${decision.roundId}`;
  return decision.kind === 'void_hand'
    ? `/rooms/hand/${decision.handId}`
    : `/rooms/room/${decision.roomId}`;
}

function About({ request }: { request: RoomsRequest }) {
  const { translate } = useWords();
  return (
    <span className="room-two">
      <strong>{translate(`${words}.kind_${request.decision.kind}`)}</strong>
      <Link to={subjectOf(request)} className="office-link">
        {request.about}
      </Link>
    </span>
  );
}

function RoomsAnswer({ request, onClose }: { request: RoomsRequest; onClose: () => void }) {
  const { translate } = useWords();
  const [isAnswered, setIsAnswered] = useState(false);
  const look = useLook(request.decision, isAnswered);
  return (
    <AnswerDialog
      words={words}
      request={request}
      title={
        <>
          <strong>{translate(`${words}.kind_${request.decision.kind}`)}</strong> {request.about}
        </>
      }
      isReady={look.data !== undefined && look.error === null}
      answer={(said) => answer(request.id, said)}
      onAnswering={setIsAnswered}
      onClose={onClose}
    >
      <LookedAt look={look} />
    </AnswerDialog>
  );
}
