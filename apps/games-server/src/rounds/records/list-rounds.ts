import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { Player } from '#games-server/seeds/seed-pairs.ts';
import { readSettled } from './rounds.queries.ts';
import { showRound } from './show-round.ts';

/** One page of a player's settled rounds of a game, newest first. */
export async function listRounds(
  context: Context,
  player: Player,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<Page<FrameRound>> {
  if (cursor !== undefined && !/^[1-9]\d{0,17}$/.test(cursor)) {
    throw new Refusal('invalid_input', { fields: [{ field: 'cursor', problem: 'unknown' }] });
  }
  const before = cursor === undefined ? null : BigInt(cursor);
  const rounds = await readSettled(context.database, player, before, pageSize + 1);
  const shown = rounds.slice(0, pageSize);
  const last = rounds.length > pageSize ? shown.at(-1) : undefined;
  return { items: shown.map(showRound), nextCursor: last ? last.id.toString() : null };
}
