/** Fights of a test whose results are known before they are held. */
import { randomBytes } from 'node:crypto';
import type { TableOwn, TableView } from '@bahati/contract/games-frame/tables.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import {
  drawMatch,
  drawResult,
  type FightResult,
} from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import { until } from '@bahati/testing/until.ts';
import type { Scene } from '#games-server/scene.testing.ts';
import { hashOf, type Sitter } from '#games-server/rooms/sitters.testing.ts';

export const viewOf = ({ room }: Sitter) => room.view as unknown as TableView;
export const ownOf = ({ room }: Sitter) => room.own as TableOwn;

/** The first room of an arena holds these fights first, in this order; one chain for each. */
export async function plantFights(
  { owner }: Pick<Scene, 'owner'>,
  arena: string,
  wanted: readonly { result: FightResult; match?: string }[],
): Promise<void> {
  // Each goes before those that are there.
  for (const { result, match } of wanted.toReversed()) {
    const { hash, salt } = findFight(result, match);
    await owner.query(
      `WITH chain AS (INSERT INTO games.chains (id, used_by, seed, terminating_hash, games, salt)
         OVERRIDING SYSTEM VALUE
         SELECT least(min(id), 0) - 1, $4, $1, $2, 1, $3 FROM games.chains RETURNING id)
       INSERT INTO games.chain_marks SELECT id, 1, $1 FROM chain`,
      [hash, hashOf(hash), salt, `${arena}-kes-1`],
    );
  }
}

function findFight(result: FightResult, code?: string): { hash: string; salt: string } {
  for (let tried = 0; tried < 5_000; tried += 1) {
    const [hash, salt] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
    const draw = createDrawStream(createNodeHmac(hash), { clientSeed: salt, nonce: 1 });
    const match = drawMatch(draw);
    if (code && match.code !== code) continue;
    if (drawResult(match, draw) === result) return { hash, salt };
  }
  throw new Error(`No fight ends with ${result}.`);
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
