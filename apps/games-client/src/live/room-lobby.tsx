import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useRooms } from '#frame/rooms/use-rooms.ts';
import { useFrame, useLive } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';
import { DealerScene } from './head/dealer-scene.tsx';
import { limitsText } from './limits-text.ts';
import { words } from './words.ts';

type LobbyProps = {
  /** A table that is open beside it already. */
  readonly taken: string | null;
  readonly onRoom: (roomId: string) => void;
};

/** The tables of this game: their limits, who plays, and which of them rest. */
export function RoomLobby({ taken, onRoom }: LobbyProps) {
  const { about, play } = useFrame();
  const { Scene } = useLive();
  const { t, language } = useWords();
  const say = useText();
  const { found, ask } = useRooms();
  return (
    <section className="live-lobby" aria-label={say(words.lobby)}>
      <div className="live-lobby-head">
        {Scene ? <Scene /> : <DealerScene game={about.code} phase="betting" />}
        <h2 className="display">{about.title[language]}</h2>
      </div>
      <p className="live-lobby-text">{say(words.lobbyText)}</p>
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
        <ul className="live-rooms">
          {found.rooms.map(({ roomId, minimum, maximum, players, isPaused }, at) => (
            <li key={roomId}>
              <button
                type="button"
                className="live-room"
                data-room={roomId}
                data-is-paused={isPaused || undefined}
                disabled={roomId === taken}
                onClick={() => onRoom(roomId)}
              >
                <span className="live-room-chip" data-level={Math.min(at, 2)} aria-hidden="true" />
                <span className="live-room-name">{say(words.table, { number: at + 1 })}</span>
                <strong className="live-room-limits tabular">
                  {limitsText({ minimum, maximum }, play.currency, language)}
                </strong>
                <span className="live-room-players">
                  {isPaused ? say(words.paused) : say(words.players, { count: players })}
                </span>
                <span className="live-room-sit" aria-hidden="true">
                  {say(words.sit)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
