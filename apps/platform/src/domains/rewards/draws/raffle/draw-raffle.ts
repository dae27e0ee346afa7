/** Freezing a raffle's tickets, drawing them, and giving the prizes: each once, whenever it is killed. */
import { createHash } from 'node:crypto';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { drawWinners } from '@bahati/fairness/draws/raffle-draw.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';
import {
  type DrawRow,
  readDraw,
  readPrizes,
  readServerSeed,
} from '#domains/rewards/draws/rows/rows.ts';

const ticketsAtOnce = 10_000;
const prizesAtOnce = 500;

/** The caller holds the draw, so that no ticket enters while the list is hashed. */
export async function freezeTickets(transaction: Transaction, drawId: bigint): Promise<void> {
  const hash = createHash('sha256');
  for (let after = 0; ; ) {
    const { rows } = await transaction.query<{ number: number; code: string }>(
      `SELECT number, code FROM raffle_entries WHERE draw_id = $1 AND number > $2
        ORDER BY number LIMIT $3`,
      [drawId, after, ticketsAtOnce],
    );
    const last = rows.at(-1);
    if (!last) break;
    hash.update(rows.map(({ number, code }) => `${number}:${code}\n`).join(''));
    after = last.number;
  }
  await transaction.query(
    `UPDATE draws SET state = 'frozen', tickets_hash = $2, frozen_at = now() WHERE id = $1`,
    [drawId, hash.digest('hex')],
  );
}

/** The caller holds the frozen draw. Answers how many won. */
export async function drawRaffle(transaction: Transaction, drawId: bigint): Promise<number> {
  const { rows } = await transaction.query<{ hash: string | null; entered: number }>(
    `SELECT tickets_hash AS hash, entered FROM draws WHERE id = $1 AND state = 'frozen'`,
    [drawId],
  );
  const [frozen] = rows;
  if (!frozen?.hash) throw new Error(`The raffle ${drawId} is not frozen.`);
  const prizes = await readPrizes(transaction, drawId);
  const places = prizes.flatMap(({ place, stock }) =>
    Array.from({ length: stock ?? 0 }, () => place),
  );
  const hmac = createNodeHmac(await readServerSeed(transaction, drawId));
  const stream = createDrawStream(hmac, { clientSeed: frozen.hash, nonce: 0 });
  const winners = drawWinners(stream, frozen.entered, places.length);
  await transaction.query(
    `INSERT INTO raffle_winners (draw_id, ordinal, number, prize, member_id)
     SELECT $1, w.ordinal, w.number, w.prize, e.member_id
       FROM unnest($2::int[], $3::int[]) WITH ORDINALITY AS w (number, prize, ordinal)
       JOIN raffle_entries e ON e.draw_id = $1 AND e.number = w.number`,
    [drawId, winners, places.slice(0, winners.length)],
  );
  await transaction.query(
    `UPDATE draw_prizes p SET given = (SELECT count(*) FROM raffle_winners w
                                        WHERE w.draw_id = p.draw_id AND w.prize = p.place)
      WHERE p.draw_id = $1`,
    [drawId],
  );
  await transaction.query(`UPDATE draws SET state = 'ended', ended_at = now() WHERE id = $1`, [
    drawId,
  ]);
  return winners.length;
}

type Due = { drawId: bigint; ordinal: number; memberId: bigint; prize: number };

/** Gives the prizes that were drawn, each in a transaction of its own. */
export async function givePrizes(
  context: Pick<Context, 'database' | 'announceBalance'>,
  leaving?: AbortSignal,
): Promise<void> {
  const { rows } = await context.database.query<Due>(
    `SELECT draw_id AS "drawId", ordinal, member_id AS "memberId", prize FROM raffle_winners
      WHERE given_at IS NULL ORDER BY draw_id, ordinal LIMIT $1`,
    [prizesAtOnce],
  );
  for (const due of rows) {
    if (leaving?.aborted) return;
    await inTransaction(context.database, (transaction) => givePrize(transaction, due));
    context.announceBalance(due.memberId);
  }
}

async function givePrize(transaction: Transaction, due: Due): Promise<void> {
  const { drawId, ordinal } = due;
  const { rows } = await transaction.query(
    `SELECT 1 FROM raffle_winners WHERE draw_id = $1 AND ordinal = $2 AND given_at IS NULL
      FOR UPDATE SKIP LOCKED`,
    [drawId, ordinal],
  );
  const draw = await readDraw(transaction, drawId, '');
  if (rows.length === 0 || !draw) return;
  await offerPrize(transaction, draw, due);
  await transaction.query(
    'UPDATE raffle_winners SET given_at = now() WHERE draw_id = $1 AND ordinal = $2',
    [drawId, ordinal],
  );
}

async function offerPrize(
  transaction: Transaction,
  { currency }: DrawRow,
  { drawId, ordinal, memberId, prize: place }: Due,
): Promise<void> {
  const prizes = await readPrizes(transaction, drawId);
  const prize = prizes.find((one) => one.place === place);
  if (!prize?.award) return;
  await offerAward(transaction, {
    memberId,
    currency,
    source: 'raffle',
    sourceId: drawId,
    ordinal,
    award: prize.award,
    title: prize.title,
    isAutomatic: true,
  });
}
