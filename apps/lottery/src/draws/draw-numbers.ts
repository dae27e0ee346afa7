/**
 * Drawing: the numbers of a house draw follow from its seed, whose hash was published before sales
 * opened, and from the beacon's round that was named then. Nobody chooses them, and drawn twice they
 * are the same. External draws take the word of two sources that agree.
 */
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#lottery/context.ts';
import { houseNumbers } from '#lottery/games/rules.ts';
import { countGone } from '#lottery/tickets/sales.ts';
import { agreedNumbers } from './external-results.ts';
import { type ClosedDraw, noteDraw } from './stored-draw.ts';

/** How long a draw is kept from other processes while the outside world is asked. */
const leaseSeconds = 10;
const mostAtOnce = 40;
/** Tickets the platform has not answered so long after the cut-off are cancelled. */
const undecidedSeconds = 20;
/** In one look at a draw. */
const mostGivenUp = 5_000;
/** Until the next try, where the numbers are not there yet. */
const pauseSeconds = 1;
const externalPauseSeconds = 15;
/** So long after its time a draw without numbers is told to staff. */
const lateSeconds = 1_800;

type Drawn = {
  numbers: DrawNumbers;
  salt: string | null;
  signature: string | null;
  /** Who said so. */
  by: string;
};

/** Draws what is due; answers whether there may be more at once. */
export async function drawDue(context: Context): Promise<boolean> {
  const claimed = await claimClosed(context);
  await Promise.all(
    claimed.map((draw) =>
      drawOne(context, draw).catch((error: unknown) => {
        context.log.warn({ err: error, draw: draw.number, game: draw.gameCode }, 'not drawn yet');
      }),
    ),
  );
  return claimed.length === mostAtOnce;
}

async function claimClosed({ database }: Context): Promise<ClosedDraw[]> {
  const { rows } = await database.query<ClosedDraw>(
    `WITH due AS (
       SELECT id FROM lottery.draws
        WHERE state = 'closed' AND due_at <= now() AND draws_at <= clock_timestamp()
        ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     UPDATE lottery.draws d SET due_at = now() + make_interval(secs => $2)
       FROM due WHERE d.id = due.id
     RETURNING d.id, d.game_code AS "gameCode", d.number, d.server_seed AS "serverSeed",
       d.beacon_round AS "beaconRound", d.prize_version AS "prizeVersion",
       d.closes_at AS "closesAt", d.draws_at AS "drawsAt"`,
    [mostAtOnce, leaseSeconds],
  );
  return rows;
}

async function drawOne(context: Context, draw: ClosedDraw): Promise<void> {
  if (await hasUndecided(context, draw)) return putOff(context, draw, pauseSeconds);
  const drawn =
    draw.serverSeed === null ? await fromSources(context, draw) : await byBeacon(context, draw);
  if (!drawn) {
    return putOff(context, draw, draw.serverSeed === null ? externalPauseSeconds : pauseSeconds);
  }
  await storeNumbers(context, draw, drawn);
}

/** Are there tickets the platform has not answered? Those it keeps silent about are cancelled. */
async function hasUndecided({ database }: Context, draw: ClosedDraw): Promise<boolean> {
  await inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ id: bigint }>(
      `WITH given_up AS (
         SELECT id FROM lottery.tickets WHERE draw_id = $1 AND state = 'waiting'
            AND $2::timestamptz + make_interval(secs => $3) < clock_timestamp()
          ORDER BY id LIMIT $4 FOR UPDATE)
       UPDATE lottery.tickets t SET state = 'cancelling', due_at = now(), refusal = 'draw_closed'
         FROM given_up g WHERE t.id = g.id RETURNING t.id`,
      [draw.id, draw.closesAt, undecidedSeconds, mostGivenUp],
    );
    await countGone(
      transaction,
      rows.map(({ id }) => id),
    );
  });
  const { rowCount } = await database.query(
    `SELECT 1 AS waits FROM lottery.tickets WHERE draw_id = $1 AND state = 'waiting' LIMIT 1`,
    [draw.id],
  );
  return rowCount === 1;
}

async function byBeacon({ beacon }: Context, draw: ClosedDraw): Promise<Drawn | undefined> {
  const { serverSeed, beaconRound, gameCode } = draw;
  if (serverSeed === null || beaconRound === null) throw new Error('A house draw has its seed.');
  const value = await beacon.round(Number(beaconRound));
  if (!value) return undefined;
  const { randomness, signature } = value;
  const numbers = houseNumbers(gameCode, serverSeed, randomness);
  return { numbers, salt: randomness, signature, by: `beacon round ${beaconRound}` };
}

async function fromSources(context: Context, draw: ClosedDraw): Promise<Drawn | undefined> {
  const agreed = await agreedNumbers(context, draw);
  return agreed && { numbers: agreed.numbers, salt: null, signature: null, by: agreed.by };
}

async function storeNumbers({ database }: Context, draw: ClosedDraw, drawn: Drawn) {
  await inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.query(
      `UPDATE lottery.draws SET state = 'drawn', numbers = $2, salt = $3, signature = $4,
              drawn_at = now(), due_at = now()
        WHERE id = $1 AND state = 'closed'`,
      [draw.id, JSON.stringify(drawn.numbers), drawn.salt, drawn.signature],
    );
    if (rowCount === 1) await noteDraw(transaction, draw.id, 'drawn', drawn.by);
  });
}

async function putOff({ database }: Context, draw: ClosedDraw, seconds: number): Promise<void> {
  await database.query(
    `WITH put_off AS (
       UPDATE lottery.draws SET due_at = now() + make_interval(secs => $2)
        WHERE id = $1 AND state = 'closed' RETURNING id)
     INSERT INTO lottery.draw_history (draw_id, kind, by_whom)
     SELECT id, 'late', 'lottery' FROM put_off
      WHERE $3::timestamptz + make_interval(secs => $4) < clock_timestamp() AND NOT EXISTS (
        SELECT 1 FROM lottery.draw_history WHERE draw_id = $1 AND kind = 'late')`,
    [draw.id, seconds, draw.drawsAt, lateSeconds],
  );
}
