import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { RobotIcon } from '@bahati/ui/icons/robot-icon.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useRooms } from '#frame/rooms/use-rooms.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { type LobbyProps, type SeatModule, stakesAt } from '#frame/seats/seat-module.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { words } from '#frame/seats/words.ts';
import { inviteWords } from '#frame/seats/invite/invite-words.ts';
import { botWords } from '#frame/seats/bots/bot-words.ts';
import { bestRoom, isOpen } from './best-room.ts';
import { type PrivateLevel, PrivateTables } from './private-tables.tsx';
import './lobby.css';

type GameProps = { readonly game: SeatModule; readonly onRoom: (roomId: string) => void };

/** The tables of this game: stakes, seats, what may be brought, and what the house keeps. */
export function TableLobby({ game, onRoom, isReturning, isLost }: GameProps & LobbyProps) {
  const { about, play } = useFrame();
  const { t, language } = useWords();
  const say = useText();
  const money = useMoney();
  const { minor } = money;
  const balance = useStore(play.session, (state) => state.balance);
  const { found, ask } = useRooms();
  const rooms = found.at === 'there' ? found.rooms : [];
  const everybodys = rooms.filter(({ inviteCode }) => inviteCode === null);
  const own = rooms.filter(({ inviteCode }) => inviteCode !== null);
  const seatedIn = found.at === 'there' && isReturning ? found.seatedIn : null;
  const comeBack = useEffectEvent(onRoom);
  useEffect(() => {
    if (seatedIn !== null) comeBack(seatedIn);
  }, [seatedIn]);
  const tellLevel = (room: ListedRoom): PrivateLevel => ({
    title: stakesAt(game, room, say, money)?.title ?? money.money(room.unit),
    note: `${money.figures(room.minimum)} – ${money.figures(room.maximum)}`,
    unit: room.unit,
  });
  const best = bestRoom(rooms, ({ minimum }) => minor(minimum) <= balance);
  return (
    <section className="seats-lobby" aria-label={say(words.lobby)}>
      <div className="seats-lobby-head night">
        <span className="seats-lobby-scene" aria-hidden="true">
          <game.LobbyScene />
        </span>
        <KangaBand seed={`seats-${about.code}`} height={10} />
        <h2 className="display">{about.title[language]}</h2>
        <p>{say(game.words.lobbyText)}</p>
      </div>
      {isLost && (
        <p className="seats-lost" role="alert">
          {say(inviteWords.unknown)}
        </p>
      )}
      {found.at === 'coming' && <SkeletonRows count={3} label={say(words.lobbyComing)} />}
      {found.at === 'failed' && (
        <ErrorState
          title={say(words.lobbyFailed)}
          text={say(words.lobbyFailedText)}
          retryLabel={t('retry')}
          onRetry={ask}
        />
      )}
      {found.at === 'there' && (
        <>
          <div className="seats-quick">
            <Button
              tone="brass"
              size="l"
              isWide
              aria-disabled={!best || undefined}
              onClick={() => best && onRoom(best.roomId)}
            >
              {say(words.quickSeat)}
            </Button>
            <p className="small quiet">
              {say(rooms.some(isOpen) ? words.quickSeatText : words.noSeats)}
            </p>
          </div>
          <ul className="seats-rooms">
            {[...own, ...everybodys].map((room) => (
              <li key={room.roomId}>
                <RoomRow
                  room={room}
                  level={levelOf(everybodys, room)}
                  game={game}
                  onRoom={onRoom}
                />
              </li>
            ))}
          </ul>
          <PrivateTables levels={everybodys.map(tellLevel)} onRoom={onRoom} />
        </>
      )}
    </section>
  );
}

const chips = 3;

/** Of the chip beside a row: tables of one stake have the same. */
const levelOf = (everybodys: readonly ListedRoom[], { unit }: ListedRoom): number => {
  const at = everybodys.findIndex((room) => room.unit === unit);
  return Math.min(Math.max(at, 0), chips - 1);
};

type RowProps = GameProps & { readonly room: ListedRoom; readonly level: number };

function RoomRow({ room, level, game, onRoom }: RowProps) {
  const say = useText();
  const money = useMoney();
  const { roomId, unit, minimum, maximum, seats, isPaused, inviteCode } = room;
  const stakes = stakesAt(game, room, say, money);
  const { taken = 0, bots = 0, most = 0 } = seats ?? {};
  const state = isPaused ? words.paused : taken >= most ? words.full : words.open;
  return (
    <button
      type="button"
      className="seats-room"
      data-room={roomId}
      data-is-shut={!isOpen(room) || undefined}
      onClick={() => onRoom(roomId)}
    >
      <span className="seats-room-chip" data-level={level} aria-hidden="true" />
      <strong className="seats-room-blinds tabular">{stakes?.title ?? money.money(unit)}</strong>
      {inviteCode !== null && (
        <span className="seats-room-line seats-room-private">
          {say(inviteWords.private)} <b className="tabular">{inviteCode}</b>
        </span>
      )}
      <span className="seats-room-line tabular">
        {say(words.buyIn, { minimum: money.figures(minimum), maximum: money.figures(maximum) })}
      </span>
      {stakes && <span className="seats-room-line small quiet">{stakes.rake}</span>}
      <span className="seats-room-seats">
        <span className="unseen">{say(words.seated, { taken, most })}</span>
        {bots > 0 && <span className="unseen">{say(botWords.seated, { count: bots })}</span>}
        {Array.from({ length: most }, (_, at) => (
          <i
            key={at}
            data-is-taken={at < taken || undefined}
            data-is-bot={(at >= taken - bots && at < taken) || undefined}
            aria-hidden="true"
          />
        ))}
        <b className="tabular" aria-hidden="true">{`${taken - bots}/${most}`}</b>
        {bots > 0 && (
          <b className="seats-room-bots tabular" aria-hidden="true">
            +{bots} <RobotIcon size={16} />
          </b>
        )}
      </span>
      <span className="seats-room-open">{say(state)}</span>
    </button>
  );
}
