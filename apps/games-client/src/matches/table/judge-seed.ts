/** Does what was drawn in a match come from the seed that was promised? Nothing is asked of anybody. */
import type { SeenSeed } from '@bahati/contract/games-frame/seats.ts';
import { drawInBrowser } from '@bahati/fairness/browser-draws.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import type { MatchModule } from '#frame/matches/match-game.ts';
import type { HeardMove } from './match-table.ts';

/** `wait`: the match is not over. `draws`: so many were seen and drawn again. */
export type SeedVerdict =
  | { readonly is: 'wait' }
  | { readonly is: 'kept' | 'broken'; readonly hand: number; readonly draws: number };

type Heard = {
  /** What was heard of this match before it was over; null: nothing was. */
  readonly promised: { readonly hand: number; readonly hash: string } | null;
  readonly moves: readonly HeardMove[];
};

export async function judgeSeed(
  told: SeenSeed | null,
  { promised, moves }: Heard,
  isDrawn: MatchModule['isDrawn'],
): Promise<SeedVerdict> {
  if (!told || told.seed === null) return { is: 'wait' };
  const { hand, hash, clientSeed, seed: serverSeed } = told;
  const isSame = promised?.hand !== hand || promised.hash === hash;
  let isKept = isSame && (await hashServerSeed(serverSeed)) === hash;
  let draws = 0;
  for (const { step, event } of isDrawn ? moves.filter((move) => move.hand === hand) : []) {
    const seeds = { serverSeed, clientSeed, nonce: step };
    const isRight = await drawInBrowser(seeds, (draw) => isDrawn?.(event, draw) ?? null);
    if (isRight === null) continue;
    draws += 1;
    isKept &&= isRight;
  }
  return { is: isKept ? 'kept' : 'broken', hand, draws };
}
