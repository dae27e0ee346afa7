import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { Context } from '#games-server/context.ts';
import type { Player } from '#games-server/seeds/seed-pairs.ts';
import { readOpen } from './rounds.queries.ts';
import { showRound } from './show-round.ts';

/** The round that waits for an act: what a second tab, or one that lost its line, goes on with. */
export async function tellOpenRound(
  context: Context,
  player: Player,
): Promise<{ round: FrameRound | null }> {
  const round = await readOpen(context.database, player);
  return { round: round ? showRound(round) : null };
}
