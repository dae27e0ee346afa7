/** Rounds of crash a test chooses, so that nobody waits for one that goes high. */
import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { crashPoint, wordOf } from '@bahati/game-rules/originals/crash/crash.rules.ts';

/** A chain of one game comes before every chain there is, whoever flew in this stack before. */
const insertChain = `
  WITH chain AS (
    INSERT INTO games.chains (id, used_by, seed, terminating_hash, games, salt)
    OVERRIDING SYSTEM VALUE
    SELECT least(coalesce(min(id), 0), 0) - 1, 'crash', $1, $2, 1, $3 FROM games.chains
    RETURNING id)
  INSERT INTO games.chain_marks (chain_id, game, hash) SELECT id, 1, $1 FROM chain`;

/** The next rounds end between these points, in hundredths. */
export const plantCrashRounds = async (
  database: Pool,
  count: number,
  { from, to }: { from: number; to: number },
): Promise<void> => {
  const salt = randomBytes(32).toString('hex');
  for (let planted = 0; planted < count; ) {
    const hash = randomBytes(32).toString('hex');
    const point = crashPoint(wordOf(createNodeHmac(hash)(salt)));
    if (point < from || point > to) continue;
    const terminatingHash = createHash('sha256').update(hash).digest('hex');
    await database.query(insertChain, [hash, terminatingHash, salt]);
    planted += 1;
  }
};

/** The rounds that were planted and not flown would come to the next test. */
export const dropUnflown = (database: Pool): Promise<unknown> =>
  database.query(
    'UPDATE games.chains SET next_game = next_game + 1 WHERE id < 0 AND next_game <= games',
  );
