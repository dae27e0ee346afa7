/** One round of a live table: outcome, proof, who bet what, and what the wallet did. */
import type { OfficeRound } from '@bahati/contract/rooms-office/records.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Link } from '#office/address/link.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { useWords } from '#office/words/use-words.ts';
import { RoomFacts } from '#features/programs/room-facts.tsx';
import { RoundPicture } from '#features/gaming/round-picture.tsx';
import { Hash } from '#features/rooms/page/hash.tsx';
import { RoomNotes } from '#features/rooms/page/room-notes.tsx';
import { RoundSeats } from '#features/rooms/page/round-seats.tsx';
import { Money } from '#features/rooms/room/money.tsx';
import { liveMs, useRooms } from '#features/rooms/room/use-rooms.ts';
import { RoundEntries } from './round-entries.tsx';
import { RecordPage } from './record-page.tsx';
import { VoidAct } from './void-act.tsx';

export function RoundPage() {
  const { translate, locale } = useWords();
  const { id: roundId = '' } = usePathParams();
  const read = useRooms(
    'GET /rooms-office/v1/rounds/:roundId',
    { params: { roundId }, query: { language: locale } },
    { refetchEveryMs: liveMs },
  );
  return (
    <RecordPage
      read={read}
      failed={translate('rooms_office.round_failed')}
      titleOf={({ room, number }) => `${room.title[locale]} ${number}`}
    >
      {(round) => (
        <div className="room-page">
          <Head round={round} />
          <Outcome round={round} />
          <RoundSeats seats={round.seats} currency={round.room.currency} />
          <RoundEntries key={roundId} roundId={roundId} currency={round.room.currency} />
          <RoomNotes notes={round.notes} />
        </div>
      )}
    </RecordPage>
  );
}

function Head({ round }: { round: OfficeRound }) {
  const { translate, instant } = useWords();
  const { room, phase, voidedAt, players, stake, payout, roundId } = round;
  const isWaiting = round.void?.state === 'asking';
  const facts = [
    { id: 'players', value: players },
    { id: 'stakes', value: <Money value={stake} currency={room.currency} /> },
    { id: 'payouts', value: <Money value={payout} currency={room.currency} /> },
    { id: 'closed_at', value: instant(round.closesAt) },
    ...(round.dealtAt ? [{ id: 'dealt_at', value: instant(round.dealtAt) }] : []),
  ];
  return (
    <section className="room-head" aria-label={translate('rooms_office.standing')}>
      <div className="room-head-line">
        <StatusChip tone={voidedAt ? 'hibiscus' : phase === 'over' ? 'quiet' : 'lagoon'}>
          {translate(voidedAt ? 'rooms_office.voided' : `rooms_office.phase.${phase}`)}
        </StatusChip>
        <Link to={`/rooms/room/${room.roomId}`} className="office-link">
          {room.code}
        </Link>
        {!voidedAt && !isWaiting && <VoidAct decision={{ kind: 'void_round', roundId }} />}
      </div>
      {round.void && <VoidState asked={round.void} />}
      <RoomFacts words="rooms_office" facts={facts} />
    </section>
  );
}

/** Whether the wallet has taken everything back, and why not. */
function VoidState({ asked }: { asked: NonNullable<OfficeRound['void']> }) {
  const { translate } = useWords();
  const { state, reason, askedBy, approvedBy, refusal, details } = asked;
  return (
    <NoticeBar tone={state === 'refused' ? 'alarm' : state === 'asking' ? 'warn' : 'info'}>
      {translate(`rooms_office.void_state.${state}`)}{' '}
      {refusal !== null && translate(`refusals.${refusal}`, { ...details, _: refusal })}{' '}
      <span className="quiet">{`${askedBy}, ${approvedBy}: ${reason}`}</span>
    </NoticeBar>
  );
}

function Outcome({ round }: { round: OfficeRound }) {
  const { translate } = useWords();
  const { outcome, picture, previousHash, hash, salt } = round;
  return (
    <section className="room-part">
      <h2>{translate('rooms_office.outcome')}</h2>
      {picture && <RoundPicture detail={{ choices: [], outcome, picture }} />}
      {outcome.length > 0 && (
        <KeyValueList
          isCompact
          items={outcome.map(({ label, value }, at) => ({ id: `${at} ${label}`, label, value }))}
        />
      )}
      <dl className="rooms-proof">
        <dt>{translate('rooms_office.previous_hash')}</dt>
        <dd>
          <Hash value={previousHash} />
        </dd>
        <dt>{translate('rooms_office.hash')}</dt>
        <dd>{hash === null ? translate('rooms_office.hash_later') : <Hash value={hash} />}</dd>
        <dt>{translate('rooms_office.salt')}</dt>
        <dd>
          <Hash value={salt} />
        </dd>
      </dl>
    </section>
  );
}
