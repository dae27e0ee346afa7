/** What everybody may see of a round that seats play: what lies open, and whose turn it is. */
import type { SeenPlay } from '@bahati/contract/games-frame/tables.ts';
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import type { StoredTableRound } from '#games-server/tables/stored-table.ts';
import { actionsOf, seatedRound } from './stored-play.ts';

export function showPlay(table: LiveTable | undefined, round: StoredTableRound): SeenPlay | null {
  const seated = table && seatedRound(table, round);
  if (!seated) return null;
  const { play, now } = seated;
  const { seats, acts } = play;
  const isOn = round.state === 'playing';
  const { turn } = now;
  return {
    seats,
    acts,
    view: isOn ? now.shown : null,
    turn:
      !isOn || !turn
        ? null
        : {
            seat: turn.seat,
            actions: actionsOf(now, play),
            endsAt: (round.turnEndsAt ?? round.now).toISOString(),
            isAsking: play.pending !== null,
          },
  };
}
