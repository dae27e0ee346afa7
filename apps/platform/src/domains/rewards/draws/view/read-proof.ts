/** What a draw committed to; its seed once it has ended. */
import type { DrawProof } from '@bahati/contract/draw-terms.ts';
import type { Database } from '@bahati/server-kit/database.ts';

type Row = Omit<DrawProof, 'frozenAt' | 'seedHash'> & {
  seedHash: string | null;
  frozenAt: Date | null;
};

export async function readProof(database: Database, drawId: bigint): Promise<DrawProof> {
  const { rows } = await database.query<Row>(
    `SELECT d.seed_hash AS "seedHash", d.split_hash AS "splitHash",
            d.tickets_hash AS "ticketsHash", d.frozen_at AS "frozenAt",
            CASE WHEN d.state = 'ended' THEN s.server_seed END AS "serverSeed"
       FROM draws d LEFT JOIN draw_seeds s ON s.draw_id = d.id WHERE d.id = $1`,
    [drawId],
  );
  if (!rows[0]) throw new Error(`There is no draw ${drawId}.`);
  const { seedHash, frozenAt, ...row } = rows[0];
  return { ...row, seedHash: seedHash ?? '', frozenAt: frozenAt?.toISOString() ?? null };
}
