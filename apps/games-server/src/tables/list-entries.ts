/** A member's own entries at live tables, newest first, each with what proves it. */
import type { PlayedEntry } from '@bahati/contract/games-frame/tables.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { readEntries, showEntry } from './stakes/stored-stake.ts';
import { readTableRounds } from './stored-table.ts';
import { proofOf } from './table-detail.ts';

export async function listEntries(
  { database, config }: Context,
  { memberId, gameCode }: FrameSession,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<Page<PlayedEntry>> {
  const entries = await readEntries(
    database,
    `WHERE e.member_id = $1 AND e.game_code = $2 AND e.state IN ('paying', 'settled')
       AND ($3::bigint IS NULL OR e.id < $3) ORDER BY e.id DESC LIMIT $4`,
    [memberId, gameCode, readCursor(cursor), pageSize + 1],
  );
  const shown = entries.slice(0, pageSize);
  const rounds = await readTableRounds(database, "WHERE t.id = ANY($1) AND t.state = 'over'", [
    shown.map(({ roundId }) => roundId),
  ]);
  const byId = new Map(rounds.map((round) => [round.id, round]));
  const items = shown.flatMap((entry) => {
    const round = byId.get(entry.roundId);
    // While the outcome is being shown it is no past yet.
    if (!round || entry.opening === null) return [];
    const { verifyUrl } = proofOf(config.GAMES_ORIGIN, entry, round);
    const { opening } = entry;
    const at = entry.createdAt.toISOString();
    const { roundId, entryId, stake, payout, state } = showEntry(entry, []);
    const shown = { shown: round.shown, at, verifyUrl };
    return [{ roundId, entryId, stake, payout, state, opening, ...shown }];
  });
  const last = shown.at(-1);
  return { items, nextCursor: entries.length > shown.length && last ? last.id.toString() : null };
}

function readCursor(cursor: string | undefined): bigint | null {
  if (cursor === undefined) return null;
  if (/^[1-9]\d{0,17}$/.test(cursor)) return BigInt(cursor);
  throw new Refusal('invalid_input', { fields: [{ field: 'cursor', problem: 'unknown' }] });
}
