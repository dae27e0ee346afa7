/** Recomputes sealed blocks from the rows of `transfers`; one altered byte breaks the chain. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { blockText, genesis } from './seal-transfers.ts';

/** A page ends with the block that reaches this many transfers: a fraction of a second's work. */
const transfersAPage = 50_000;
const blocksAPage = 2_000;

export type ChainPage = {
  /** The last block looked at; undefined when there is none after the one asked for. */
  lastBlockId: bigint | undefined;
  blocks: number;
  /** Sentences, each an altered block. */
  breaches: string[];
};

/** Recomputes the blocks after this one, as many as a page holds. Block 0 stands before the first. */
export async function verifyPage(
  database: Database | Transaction,
  afterBlockId: bigint,
): Promise<ChainPage> {
  const { rows } = await database.query<{ id: bigint; isWhole: boolean | null }>(
    `WITH known AS (SELECT hash, last_transfer_id FROM ledger_blocks
                     WHERE id <= $1 ORDER BY id DESC LIMIT 1),
     next AS (SELECT * FROM ledger_blocks WHERE id > $1 ORDER BY id LIMIT $2),
     page AS (
       SELECT *, sum(transfer_count) OVER before - transfer_count AS ahead,
              coalesce(lag(hash) OVER before, (SELECT hash FROM known), ${genesis}) AS previous,
              coalesce(lag(last_transfer_id) OVER before,
                       (SELECT last_transfer_id FROM known), 0) AS after
         FROM next WINDOW before AS (ORDER BY id))
     SELECT b.id, s.count = b.transfer_count AND s.first = b.first_transfer_id
              AND sha256(b.previous || convert_to(s.text, 'UTF8')) = b.hash AS "isWhole"
       FROM (SELECT * FROM page WHERE ahead < $3 OR id = (SELECT min(id) FROM page)) b
      CROSS JOIN LATERAL (SELECT count(*), min(id) AS first, ${blockText} AS text FROM transfers
                           WHERE id > b.after AND id <= b.last_transfer_id) s
      ORDER BY b.id`,
    [afterBlockId, blocksAPage, transfersAPage],
  );
  // A block whose transfers are all gone has no text, and so is neither whole nor not.
  const altered = rows.filter(({ isWhole }) => isWhole !== true);
  return {
    lastBlockId: rows.at(-1)?.id,
    blocks: rows.length,
    breaches: altered.map(({ id }) => `Block ${id} was altered.`),
  };
}

/** Recomputes every block after this one. */
export async function verifyChain(
  database: Database | Transaction,
  afterBlockId: bigint,
): Promise<{ blocks: number; breaches: string[] }> {
  const breaches: string[] = [];
  let blocks = 0;
  for (let at: bigint | undefined = afterBlockId; at !== undefined; ) {
    const page: ChainPage = await verifyPage(database, at);
    breaches.push(...page.breaches);
    blocks += page.blocks;
    at = page.lastBlockId;
  }
  return { blocks, breaches };
}
