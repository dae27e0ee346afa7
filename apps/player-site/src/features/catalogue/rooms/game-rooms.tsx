import type { GameRoom } from '@bahati/contract/player-site/gaming/gaming.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useIsTrial } from '#features/members/use-trial.ts';
import { memberQuery } from '#site/api.ts';
import { StartLink } from '#features/catalogue/game-link.tsx';
import './game-rooms.css';

/** The list is asked for again this often while it is looked at. */
const everyMs = 5_000;

/** The tables of a game that is played in rooms: each is the way to it. */
export function GameRooms({ gameId }: { gameId: string }) {
  const isLoggedIn = useIsLoggedIn();
  const isTrial = useIsTrial();
  return isLoggedIn && !isTrial ? <Rooms gameId={gameId} /> : null;
}

function Rooms({ gameId }: { gameId: string }) {
  const { t } = useTranslation();
  const [isOnlyOpen, setIsOnlyOpen] = useState(false);
  const [isOnlyPaid, setIsOnlyPaid] = useState(false);
  const { data: wallet } = useQuery(memberQuery('GET /wps/v2/wallets/balance'));
  const { data, refetch } = useQuery({
    ...memberQuery('GET /wps/relay/GLS2_roomList', {
      query: {
        gameId,
        ...(isOnlyOpen && { open: '1' as const }),
        ...(isOnlyPaid && wallet && { budget: wallet.balance }),
      },
    }),
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  });
  const isNarrowed = isOnlyOpen || isOnlyPaid;
  if (!data || (data.rooms.length === 0 && !isNarrowed && !data.isVendorAway)) return null;
  const { rooms, isVendorAway } = data;
  const hasSeats = isOnlyOpen || rooms.some(({ seats }) => seats !== null);
  return (
    <section className="game-rooms">
      <h3>{t('rooms_title')}</h3>
      {isVendorAway ? (
        <p className="game-rooms-away quiet" role="status">
          {t('rooms_away')}
          <Button size="s" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      ) : (
        <>
          <div className="game-rooms-filters">
            {hasSeats && (
              <Checkbox
                label={t('rooms_only_open')}
                checked={isOnlyOpen}
                onCheckedChange={setIsOnlyOpen}
              />
            )}
            <Checkbox
              label={t('rooms_only_paid')}
              checked={isOnlyPaid}
              onCheckedChange={setIsOnlyPaid}
            />
          </div>
          {rooms.length === 0 && (
            <p className="quiet" role="status">
              {t('rooms_none')}
            </p>
          )}
          <ul>
            {rooms.map((room) => (
              <li key={room.roomId}>
                <RoomLink gameId={gameId} room={room} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function RoomLink({ gameId, room }: { gameId: string; room: GameRoom }) {
  const { t } = useTranslation();
  const { money, count } = useFormat();
  const { roomId, number, minimum, maximum, currency, players, seats, isPaused } = room;
  const isFull = seats !== null && seats.taken >= seats.most;
  const taken = seats
    ? t('rooms_seats', { taken: count(seats.taken), most: count(seats.most) }) +
      (seats.bots ? ` · ${t('rooms_bots', { count: seats.bots, shown: count(seats.bots) })}` : '')
    : t('rooms_players', { count: players, shown: count(players) });
  return (
    <StartLink
      start={{ kind: 'launch', gameId, room: roomId }}
      className="game-room"
      aria-label={`${t('rooms_number', { number })}, ${taken}`}
    >
      <span className="game-room-words">
        <strong className="tabular">
          {minimum === maximum ? (
            <span>{money(minimum, currency)}</span>
          ) : (
            <>
              <span>{money(minimum, currency)} –</span>
              <span>{money(maximum, currency)}</span>
            </>
          )}
        </strong>
        <span className="quiet tabular">{t('rooms_number', { number })}</span>
      </span>
      <span className="game-room-seats tabular">
        {seats && (
          <span className="game-room-dots" aria-hidden="true">
            {Array.from({ length: seats.most }, (_, at) => (
              <i key={at} data-is-taken={at < seats.taken || undefined} />
            ))}
          </span>
        )}
        {taken}
      </span>
      <span className={buttonClass({ tone: isFull || isPaused ? 'quiet' : 'brass', size: 's' })}>
        {t(isPaused ? 'rooms_paused' : isFull ? 'rooms_watch' : seats ? 'rooms_sit' : 'game_play')}
      </span>
    </StartLink>
  );
}
