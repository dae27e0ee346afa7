/** One hand: who was dealt in with what, step by step what was said, and hidden cards for who may see them. */
import { useState } from 'react';
import type { OfficeHand, OfficeRevealed } from '@bahati/contract/rooms-office/records.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlayingCards } from '@bahati/ui/playing-cards/playing-cards.tsx';
import { Link } from '#office/address/link.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { RoomFacts } from '#features/programs/room-facts.tsx';
import { Hash } from '#features/rooms/page/hash.tsx';
import { RoomNotes } from '#features/rooms/page/room-notes.tsx';
import { handState } from '#features/rooms/room/hand-list.tsx';
import { Played, PlayedFor, playedFor } from '#features/rooms/room/money.tsx';
import { useOffice } from '#features/rooms/room/room.ts';
import { roomsCall } from '#features/rooms/room/rooms-session.ts';
import { liveMs, useRooms } from '#features/rooms/room/use-rooms.ts';
import { HandPlayers } from './hand-players.tsx';
import { HandSteps } from './hand-steps.tsx';
import { RecordPage } from './record-page.tsx';
import { VoidAct } from './void-act.tsx';

export function HandPage() {
  const { translate, locale } = useWords();
  const { id: handId = '' } = usePathParams();
  const read = useRooms(
    'GET /rooms-office/v1/hands/:handId',
    { params: { handId } },
    { refetchEveryMs: liveMs },
  );
  return (
    <RecordPage
      read={read}
      failed={translate('rooms_office.hand_failed')}
      titleOf={({ room, number }) =>
        `${room.title[locale]} · ${translate('rooms_office.hand_no', { number })}`
      }
    >
      {(hand) => <Body key={handId} hand={hand} />}
    </RecordPage>
  );
}

function Body({ hand }: { hand: OfficeHand }) {
  const [revealed, setRevealed] = useState<OfficeRevealed>();
  return (
    <div className="room-page">
      <PlayedFor value={playedFor(hand.room.kind)}>
        <Head hand={hand} onReveal={revealed ? undefined : setRevealed} />
        <HandPlayers hand={hand} revealed={revealed} />
        {revealed && <Hidden revealed={revealed} />}
        <HandSteps
          steps={revealed?.steps ?? hand.steps}
          beganAt={hand.beganAt}
          currency={hand.room.currency}
        />
        <RoomNotes notes={hand.notes} />
      </PlayedFor>
    </div>
  );
}

function Head({
  hand,
  onReveal,
}: {
  hand: OfficeHand;
  onReveal: ((revealed: OfficeRevealed) => void) | undefined;
}) {
  const { translate, instant } = useWords();
  const { can } = useOffice();
  const [isAsking, setIsAsking] = useState(false);
  const { room, handId, isOver, voidedAt, beganAt, overAt, rake, commitment } = hand;
  const facts = [
    { id: 'began', value: instant(beganAt) },
    ...(overAt ? [{ id: 'ended', value: instant(overAt) }] : []),
    ...(rake === null
      ? []
      : [{ id: 'rake', value: <Played value={rake} currency={room.currency} /> }]),
  ];
  return (
    <section className="room-head" aria-label={translate('rooms_office.standing')}>
      <div className="room-head-line">
        <StatusChip tone={voidedAt ? 'hibiscus' : isOver ? 'quiet' : 'lagoon'}>
          {translate(handState({ isOver, isVoided: voidedAt !== null }))}
        </StatusChip>
        <Link to={`/rooms/room/${room.roomId}`} className="office-link">
          {room.code}
        </Link>
        {isOver && onReveal && can('rooms.cards') && (
          <Button size="s" onClick={() => setIsAsking(true)}>
            {translate('rooms_office.reveal')}
          </Button>
        )}
        {!voidedAt && <VoidAct decision={{ kind: 'void_hand', handId }} />}
      </div>
      <RoomFacts words="rooms_office" facts={facts} />
      {commitment && (
        <dl className="rooms-proof">
          <dt>{translate('rooms_office.commitment')}</dt>
          <dd>
            <Hash value={commitment} />
          </dd>
        </dl>
      )}
      {isAsking && onReveal && (
        <RevealDialog handId={handId} onReveal={onReveal} onClose={() => setIsAsking(false)} />
      )}
    </section>
  );
}

/** It is noted who looked, so there is a reason to say first. */
function RevealDialog({
  handId,
  onReveal,
  onClose,
}: {
  handId: string;
  onReveal: (revealed: OfficeRevealed) => void;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const send = async (reason: string) => {
    const params = { handId };
    onReveal(
      await roomsCall('POST /rooms-office/v1/hands/:handId/cards', { params, body: { reason } }),
    );
  };
  return (
    <ReasonDialog
      title={translate('rooms_office.reveal_title')}
      confirmLabel={translate('rooms_office.reveal')}
      send={send}
      tell={() => translate('rooms_office.reveal_told')}
      onClose={onClose}
    >
      <p>{translate('rooms_office.reveal_hint')}</p>
    </ReasonDialog>
  );
}

function Hidden({ revealed: { seed, deck } }: { revealed: OfficeRevealed }) {
  const { translate } = useWords();
  return (
    <section className="room-part">
      <h2>{translate('rooms_office.hidden')}</h2>
      {deck.length > 0 && <PlayingCards cards={deck} label={translate('rooms_office.deck')} />}
      <dl className="rooms-proof">
        <dt>{translate('rooms_office.seed')}</dt>
        <dd>
          <Hash value={seed} />
        </dd>
      </dl>
    </section>
  );
}
