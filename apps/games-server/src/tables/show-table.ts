/** Rounds of a table as they are told. */
import type { PastTableRound, TableRound } from '@bahati/contract/games-frame/tables.ts';
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import type { StoredTableRound } from './stored-table.ts';
import { showPlay } from './turns/show-play.ts';

/** What everybody may see: outcome and hash only once it is dealt. */
export function showTableRound(round: StoredTableRound, table: LiveTable | undefined): TableRound {
  const isDealt = round.dealtAt !== null;
  return {
    roundId: round.id.toString(),
    game: round.game,
    phase: round.state,
    isVoided: round.voidedAt !== null,
    closesAt: round.closesAt.toISOString(),
    dealtAt: round.dealtAt?.toISOString() ?? null,
    endsAt: round.endsAt?.toISOString() ?? null,
    previousHash: round.previousHash,
    salt: round.salt,
    hash: isDealt ? round.hash : null,
    offer: round.offer,
    laid: round.laid,
    shown: isDealt ? round.shown : null,
    play: showPlay(table, round),
  };
}

export function showPastRound(round: StoredTableRound): PastTableRound {
  if (round.state !== 'over') throw new Error(`The round ${round.id} is not over.`);
  const { id, game, salt, offer, laid, shown, hash, previousHash } = round;
  const play = round.play && { seats: round.play.seats, acts: round.play.acts };
  return { roundId: id.toString(), game, salt, offer, laid, shown, play, hash, previousHash };
}
