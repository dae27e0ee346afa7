import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useRooms } from '#frame/rooms/use-rooms.ts';
import { inviteWords } from '#frame/seats/invite/invite-words.ts';
import { type PrivateLevel, PrivateTables } from '#frame/seats/lobby/private-tables.tsx';
import type { LobbyProps } from '#frame/seats/seat-module.ts';
import { useCash } from '#frame/seats/use-money.ts';
import { words as common } from '#frame/seats/words.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';
import { entryTerms } from './entry-terms.ts';
import { minutesOf } from './use-sit-and-go.ts';
import { privateWords, seatWords, words } from './words.ts';
import '#frame/seats/lobby/lobby.css';
import './sit-and-go.css';

type Props = LobbyProps & { readonly offer: SeatOffer; readonly Scene: ComponentType };

const isRunning = ({ seats }: ListedRoom): boolean => seats !== null && seats.taken >= seats.most;

/** Sit-and-gos by buy-in, with all one pays and all one may win; then those that are played. */
export function SitAndGoLobby({ offer, Scene, onRoom, isReturning, isLost }: Props) {
  const { about } = useFrame();
  const { t, language } = useWords();
  const say = useText();
  const { found, ask } = useRooms();
  const seatedIn = found.at === 'there' && isReturning ? found.seatedIn : null;
  const comeBack = useEffectEvent(onRoom);
  useEffect(() => {
    if (seatedIn !== null) comeBack(seatedIn);
  }, [seatedIn]);
  const rooms = found.at === 'there' ? found.rooms : [];
  const own = rooms.filter(({ inviteCode }) => inviteCode !== null);
  const everybodys = rooms.filter(({ inviteCode }) => inviteCode === null);
  const open = everybodys.filter((room) => !isRunning(room));
  const running = everybodys.filter(isRunning);
  const tellLevel = useLevel();
  const list = (shown: readonly ListedRoom[]) => (
    <ul className="seats-rooms">
      {shown.map((room) => (
        <li key={room.roomId}>
          <EntryRow room={room} offer={offer} onRoom={onRoom} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className="seats-lobby sng-lobby" aria-label={say(words.lobby)}>
      <div className="seats-lobby-head night">
        <span className="seats-lobby-scene" aria-hidden="true">
          <Scene />
        </span>
        <KangaBand seed={`seats-${about.code}`} height={10} />
        <h2 className="display">{about.title[language]}</h2>
        <p>{say(seatWords.lobbyText)}</p>
      </div>
      {isLost && (
        <p className="seats-lost" role="alert">
          {say(inviteWords.unknown)}
        </p>
      )}
      {found.at === 'coming' && <SkeletonRows count={6} label={say(common.lobbyComing)} />}
      {found.at === 'failed' && (
        <ErrorState
          title={say(common.lobbyFailed)}
          text={say(common.lobbyFailedText)}
          retryLabel={t('retry')}
          onRetry={ask}
        />
      )}
      {list([...own, ...open])}
      {running.length > 0 && (
        <>
          <h3>{say(words.running)}</h3>
          {list(running)}
        </>
      )}
      {open.length > 0 && (
        <PrivateTables levels={open.map(tellLevel)} words={privateWords} onRoom={onRoom} />
      )}
    </section>
  );
}

/** As levels are told where one opens a sit-and-go for friends. */
function useLevel(): (room: ListedRoom) => PrivateLevel {
  const say = useText();
  const { money, figures, minor } = useCash();
  return ({ unit, minimum, seats }) => ({
    title: say(words.price, { buyIn: money(unit), fee: figures(minor(minimum) - minor(unit)) }),
    note: say(words.size, { count: seats?.most ?? 0 }),
    unit,
    ...(seats && { seats: seats.most }),
  });
}

const chips = 3;

type RowProps = {
  readonly room: ListedRoom;
  readonly offer: SeatOffer;
  readonly onRoom: (roomId: string) => void;
};

function EntryRow({ room, offer, onRoom }: RowProps) {
  const say = useText();
  const { money, figures, minor } = useCash();
  const { roomId, seats, isPaused, unit, currency, inviteCode } = room;
  const entry = entryTerms(offer, room, minor);
  const { taken = 0, most = 0 } = seats ?? {};
  const buyIns = [...new Set(offer.levels(currency).map(({ least }) => least))];
  const level = Math.min(Math.max(buyIns.indexOf(minor(unit)), 0), chips - 1);
  const fee = minor(room.minimum) - minor(unit);
  const [first = 0n, second] = entry?.prizes ?? [];
  const state = isPaused ? words.paused : isRunning(room) ? words.watch : words.view;
  return (
    <button
      type="button"
      className="seats-room"
      data-room={roomId}
      data-is-shut={isPaused || undefined}
      onClick={() => onRoom(roomId)}
    >
      <span className="seats-room-chip" data-level={level} aria-hidden="true" />
      <strong className="seats-room-blinds tabular">
        {say(words.price, { buyIn: money(unit), fee: figures(fee) })}
      </strong>
      {inviteCode !== null && (
        <span className="seats-room-line seats-room-private">
          {say(words.private)} <b className="tabular">{inviteCode}</b>
        </span>
      )}
      {entry && (
        <span className="seats-room-line tabular">
          {second === undefined
            ? say(words.winnerTakes, { amount: money(first) })
            : say(words.placesTake, { first: money(first), second: figures(second) })}
        </span>
      )}
      {entry && (
        <span className="seats-room-line small quiet">
          {say(words.size, { count: most })}
          {' · '}
          {say(words.blindsEvery, {
            minutes: minutesOf(entry.terms.levels[0]?.durationMs ?? 0),
          })}
        </span>
      )}
      <span className="seats-room-seats">
        <span className="unseen">{say(words.registered, { taken, most })}</span>
        {Array.from({ length: most }, (_, at) => (
          <i key={at} data-is-taken={at < taken || undefined} aria-hidden="true" />
        ))}
        <b className="tabular" aria-hidden="true">{`${taken}/${most}`}</b>
      </span>
      <span className="seats-room-open">{say(state)}</span>
    </button>
  );
}
