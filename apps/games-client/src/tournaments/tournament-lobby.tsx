import type { ListedTournament } from '@bahati/contract/games-frame/tournaments.ts';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { LobbyProps } from '#frame/seats/seat-module.ts';
import { useCash, useMoney } from '#frame/seats/use-money.ts';
import { words as common } from '#frame/seats/words.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';
import { ChipScene } from '#frame/sit-and-go/chip-game.tsx';
import { minutesOf } from '#frame/sit-and-go/use-sit-and-go.ts';
import { useLobby, useNow } from './use-lobby.ts';
import { tellLeft, timeOf } from './use-tournament.ts';
import { seatWords, words } from './words.ts';
import '#frame/seats/lobby/lobby.css';
import './tournaments.css';

type Group = 'own' | 'open' | 'running' | 'ended';
const groups = ['own', 'running', 'open', 'ended'] as const satisfies readonly Group[];

const isEnded = ({ state }: ListedTournament): boolean =>
  state === 'over' || state === 'called_off';

function groupOf(tournament: ListedTournament): Group {
  if (isEnded(tournament)) return 'ended';
  if (tournament.own === 'in') return 'own';
  return tournament.state === 'running' ? 'running' : 'open';
}

/** Tournaments that may be entered, are played or have ended, each with all one pays and may win. */
export function TournamentLobby({ onRoom, isReturning }: LobbyProps) {
  const { about } = useFrame();
  const { t, language } = useWords();
  const say = useText();
  const { found, ask } = useLobby();
  const items = found.at === 'there' ? found.items : [];
  const now = useNow(found.at === 'there' ? found.aheadMs : 0);
  const played = items.find(({ own, state }) => own === 'in' && state === 'running');
  const playedIn = isReturning ? (played?.roomId ?? null) : null;
  const comeBack = useEffectEvent(onRoom);
  useEffect(() => {
    if (playedIn !== null) comeBack(playedIn);
  }, [playedIn]);
  const buyIns = [...new Set(items.map(({ buyIn }) => Number(buyIn)))].toSorted((a, b) => a - b);
  return (
    <section className="seats-lobby" aria-label={say(words.lobby)}>
      <div className="seats-lobby-head night">
        <span className="seats-lobby-scene" aria-hidden="true">
          <ChipScene />
        </span>
        <KangaBand seed={`seats-${about.code}`} height={10} />
        <h2 className="display">{about.title[language]}</h2>
        <p>{say(seatWords.lobbyText)}</p>
      </div>
      {found.at === 'coming' && <SkeletonRows count={6} label={say(common.lobbyComing)} />}
      {found.at === 'failed' && (
        <ErrorState
          title={say(common.lobbyFailed)}
          text={say(common.lobbyFailedText)}
          retryLabel={t('retry')}
          onRetry={ask}
        />
      )}
      {groups.map((group) => {
        const shown = items.filter((each) => groupOf(each) === group);
        return (
          shown.length > 0 && (
            <section key={group} className="tour-group" data-group={group}>
              <h3>{say(words[group])}</h3>
              <ul className="seats-rooms">
                {shown.map((each) => (
                  <li key={each.roomId}>
                    <TournamentRow
                      tournament={each}
                      level={buyIns.indexOf(Number(each.buyIn))}
                      now={now}
                      onRoom={onRoom}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </section>
  );
}

const chips = 3;
const hourMs = 3_600_000;

type RowProps = {
  readonly tournament: ListedTournament;
  /** Of the chip beside it. */
  readonly level: number;
  readonly now: number;
  readonly onRoom: (roomId: string) => void;
};

function TournamentRow({ tournament, level, now, onRoom }: RowProps) {
  const say = useText();
  const { language } = useWords();
  const cash = useCash();
  const { figures } = useMoney();
  const { roomId, title, startsAt, buyIn, fee, pool, paidPlaces, entrants, left } = tournament;
  const isRunning = tournament.state === 'running';
  return (
    <button
      type="button"
      className="seats-room tour-row"
      data-room={roomId}
      data-state={tournament.state}
      onClick={() => onRoom(roomId)}
    >
      <span
        className="seats-room-chip"
        data-level={Math.min(Math.max(level, 0), chips - 1)}
        aria-hidden="true"
      />
      <strong className="seats-room-blinds tabular">
        {say(words.name, { title: title[language], time: timeOf(startsAt) })}
      </strong>
      <span className="seats-room-line tabular tour-bits">
        <span>{say(words.price, { buyIn: cash.money(buyIn), fee: cash.figures(fee) })}</span>
        {entrants > 0 && <b>{say(words.pool, { amount: cash.money(pool) })}</b>}
        {paidPlaces > 0 && <span>{say(words.places, { count: paidPlaces })}</span>}
      </span>
      <span className="seats-room-line small quiet tabular tour-bits">
        <span>
          {isRunning
            ? say(words.left, { left, count: entrants })
            : say(words.entered, { count: entrants })}
        </span>
        <span>
          {say(words.terms, {
            chips: figures(tournament.chips),
            minutes: minutesOf(tournament.levelMs),
          })}
        </span>
      </span>
      <span className="seats-room-line tour-row-state tabular">
        <StateOf tournament={tournament} now={now} />
      </span>
      <span className="seats-room-open">{say(actOf(tournament))}</span>
    </button>
  );
}

function actOf({ own, isOpen, state }: ListedTournament) {
  if (own === 'in') return state === 'running' ? words.toTable : words.registered;
  if (own === null && isOpen) return words.register;
  return state === 'running' ? words.watch : words.view;
}

function StateOf({ tournament, now }: Pick<RowProps, 'tournament' | 'now'>) {
  const say = useText();
  const { state, startsAt, lateUntil, isPaused } = tournament;
  const timeLeft = (leftMs: number): string => {
    const time = tellLeft(leftMs);
    return leftMs < hourMs ? say(words.minutes, { time }) : time;
  };
  if (isPaused) return say(common.paused);
  if (isEnded(tournament)) return say(words.over);
  if (state === 'running') {
    if (lateUntil === null) return say(words.closed);
    return say(words.lateIn, { time: timeLeft(Date.parse(lateUntil) - now) });
  }
  const leftMs = Date.parse(startsAt) - now;
  return leftMs > 0 ? say(words.startsIn, { time: timeLeft(leftMs) }) : say(words.starting);
}
