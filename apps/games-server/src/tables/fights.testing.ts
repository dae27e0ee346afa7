/** Fights of a test whose results are known before they are held. */
import type { TableOwn, TableView } from '@bahati/contract/games-frame/tables.ts';
import {
  drawMatch,
  drawResult,
  type FightResult,
} from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import { until } from '@bahati/testing/until.ts';
import type { Scene } from '#games-server/scene.testing.ts';
import type { Sitter } from '#games-server/rooms/sitters.testing.ts';
import { plantRounds } from './planted.testing.ts';

export const viewOf = ({ room }: Sitter) => room.view as unknown as TableView;
export const ownOf = ({ room }: Sitter) => room.own as TableOwn;

/** The first room of an arena holds these fights first, in this order; one chain for each. */
export async function plantFights(
  { owner }: Pick<Scene, 'owner'>,
  arena: string,
  wanted: readonly { result: FightResult; match?: string }[],
): Promise<void> {
  await plantRounds(
    { owner },
    `${arena}-kes-1`,
    wanted.map(({ result, match: code }) => (draw) => {
      const match = drawMatch(draw);
      return (!code || match.code === code) && drawResult(match, draw) === result;
    }),
  );
}

/** The round after `roundId`, or the newest, once it is so far. */
export const inPhase = (
  sitter: Sitter,
  phase: string,
  past: { after?: string; id?: string } = {},
) =>
  until(`a fight that is ${phase}`, async () => {
    const { round } = viewOf(sitter);
    if (round?.phase !== phase) return false;
    if (past.id && round.roundId !== past.id) return false;
    return (!past.after || BigInt(round.roundId) > BigInt(past.after)) && round;
  });
