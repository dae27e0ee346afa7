/** Pages of the past: rounds with what proves them, and a player's own bets. */
import type { CrashBet, PastRound } from '@bahati/contract/games-frame/crash.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { multipleText, readBets, showBet } from './bets/stored-bet.ts';
import { readRounds, showPast } from './stored-round.ts';

type Query = { cursor?: string | undefined; pageSize: number };

export async function listRounds(
  { database }: Context,
  { cursor, pageSize }: Query,
): Promise<Page<PastRound>> {
  const rounds = await readRounds(
    database,
    `WHERE f.state = 'over' AND ($1::bigint IS NULL OR f.id < $1) ORDER BY f.id DESC LIMIT $2`,
    [readCursor(cursor), pageSize + 1],
  );
  const shown = rounds.slice(0, pageSize);
  return { items: shown.map(showPast), nextCursor: nextCursor(rounds, shown) };
}

type PlacedBet = CrashBet & { game: number; point: string | null };

export async function listBets(
  { database }: Context,
  { memberId }: FrameSession,
  { cursor, pageSize }: Query,
): Promise<Page<PlacedBet>> {
  const bets = await readBets(
    database,
    `WHERE b.member_id = $1 AND b.state IN ('active', 'paying', 'settled')
       AND ($2::bigint IS NULL OR b.id < $2) ORDER BY b.id DESC LIMIT $3`,
    [memberId, readCursor(cursor), pageSize + 1],
  );
  const shown = bets.slice(0, pageSize);
  const rounds = await readRounds(database, 'WHERE f.id = ANY($1)', [
    shown.map(({ roundId }) => roundId),
  ]);
  const byId = new Map(rounds.map((round) => [round.id, round]));
  const items = shown.map((bet) => {
    const round = byId.get(bet.roundId);
    if (!round) throw new Error(`The bet ${bet.externalId} has no round.`);
    const point = round.state === 'over' ? multipleText(round.point) : null;
    return { ...showBet(bet), game: round.game, point };
  });
  return { items, nextCursor: nextCursor(bets, shown) };
}

function readCursor(cursor: string | undefined): bigint | null {
  if (cursor === undefined) return null;
  if (/^[1-9]\d{0,17}$/.test(cursor)) return BigInt(cursor);
  throw new Refusal('invalid_input', { fields: [{ field: 'cursor', problem: 'unknown' }] });
}

function nextCursor(found: readonly { id: bigint }[], shown: readonly { id: bigint }[]) {
  return found.length > shown.length ? (shown.at(-1)?.id.toString() ?? null) : null;
}
