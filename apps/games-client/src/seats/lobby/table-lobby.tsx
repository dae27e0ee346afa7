import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import { cardOf } from '@bahati/game-rules/cards/card.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useRooms } from '#frame/rooms/use-rooms.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { rakeWords } from '#frame/seats/rake-words.ts';
import type { SeatGameParts } from '#frame/seats/seat-game.ts';
import { useMoney } from '#frame/seats/use-seats.ts';
import { words } from '#frame/seats/words.ts';
import { bestRoom, isOpen } from './best-room.ts';
import './lobby.css';

type LobbyProps = { readonly game: SeatGameParts; readonly onRoom: (roomId: string) => void };

/** The tables of this game: blinds, seats, what may be brought, and what the house keeps. */
export function TableLobby({ game, onRoom }: LobbyProps) {
  const { about, play } = useFrame();
  const { t, language } = useWords();
  const say = useText();
  const { minor } = useMoney();
  const balance = useStore(play.session, (state) => state.balance);
  const { found, ask } = useRooms();
  const rooms = found.at === 'there' ? found.rooms : [];
  const best = bestRoom(rooms, ({ minimum }) => minor(minimum) <= balance);
  return (
    <section className="seats-lobby" aria-label={say(words.lobby)}>
      <div className="seats-lobby-head night">
        <LobbyScene game={game} />
        <KangaBand seed={`seats-${about.code}`} height={10} />
        <h2 className="display">{about.title[language]}</h2>
        <p>{say(words.lobbyText)}</p>
      </div>
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
            {rooms.map((room, at) => (
              <li key={room.roomId}>
                <RoomRow room={room} level={Math.min(at, 2)} game={game} onRoom={onRoom} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type RowProps = LobbyProps & { readonly room: ListedRoom; readonly level: number };

function RoomRow({ room, level, game, onRoom }: RowProps) {
  const say = useText();
  const money = useMoney();
  const { roomId, unit, minimum, maximum, seats, isPaused } = room;
  const settings = game.settingsAt(room.currency, money.minor(unit));
  const { taken = 0, most = 0 } = seats ?? {};
  const state = isPaused ? words.paused : taken >= most ? words.full : words.open;
  const small = settings ? money.money(settings.smallBlind) : '';
  return (
    <button
      type="button"
      className="seats-room"
      data-room={roomId}
      data-is-shut={!isOpen(room) || undefined}
      onClick={() => onRoom(roomId)}
    >
      <span className="seats-room-chip" data-level={level} aria-hidden="true" />
      <strong className="seats-room-blinds tabular">
        {say(words.blinds, { small, big: money.figures(unit) })}
      </strong>
      <span className="seats-room-line tabular">
        {say(words.buyIn, { minimum: money.figures(minimum), maximum: money.figures(maximum) })}
      </span>
      {settings && (
        <span className="seats-room-line small quiet">{rakeWords(settings, say, money)}</span>
      )}
      <span className="seats-room-seats">
        <span className="unseen">{say(words.seated, { taken, most })}</span>
        {Array.from({ length: most }, (_, at) => (
          <i key={at} data-is-taken={at < taken || undefined} aria-hidden="true" />
        ))}
        <b className="tabular" aria-hidden="true">{`${taken}/${most}`}</b>
      </span>
      <span className="seats-room-open">{say(state)}</span>
    </button>
  );
}

/** Aces, as many as the game deals, held before a table: decoration. */
function LobbyScene({ game }: { game: SeatGameParts }) {
  const held = [
    cardOf(14, 'spades'),
    cardOf(14, 'hearts'),
    cardOf(13, 'spades'),
    cardOf(13, 'hearts'),
  ];
  return (
    <span className="seats-lobby-scene" aria-hidden="true">
      <span className="seats-lobby-table" />
      <span className="seats-lobby-cards">
        {held.slice(0, game.holeCards).map((card) => (
          <PlayingCard key={card} card={card} />
        ))}
      </span>
    </span>
  );
}
