/**
 * The most that may be lost on a number, on a type of bet and on a whole draw. What an order adds is
 * written before it is known to fit, under the rows' locks and in one order, so that orders side by
 * side never pass a cap together; one that does not fit is rolled back whole.
 */
import type { OrderFault } from '@bahati/contract/lottery/shapes.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#lottery/context.ts';
import type { Caps } from '#lottery/games/game-terms.ts';
import type { NewTicket } from './reckon-order.ts';

export const drawKey = 'draw';
export const typeKey = (betType: string): string => `type:${betType}`;

type Added = { drawId: bigint; key: string; amount: bigint; gameCode: string };

/** What tickets add, summed by draw and key. */
function addedBy(tickets: readonly NewTicket[]): Added[] {
  const sums = new Map<string, Added>();
  const add = ({ drawId, gameCode }: NewTicket, key: string, amount: bigint): void => {
    const name = `${drawId} ${key}`;
    const known = sums.get(name);
    if (known) known.amount += amount;
    else sums.set(name, { drawId, key, amount, gameCode });
  };
  for (const ticket of tickets) {
    for (const { key, amount } of ticket.exposure) add(ticket, key, amount);
    add(ticket, typeKey(ticket.betType), ticket.mostWin);
    add(ticket, drawKey, ticket.mostWin);
  }
  return [...sums.values()];
}

/** Of each game of an order. */
export type CapsByGame = ReadonlyMap<string, Caps>;

export async function readCaps(
  { terms }: Pick<Context, 'terms'>,
  tickets: readonly NewTicket[],
): Promise<CapsByGame> {
  const caps = new Map<string, Caps>();
  for (const { gameCode } of tickets) caps.set(gameCode, await terms.caps(gameCode));
  return caps;
}

/** Adds what tickets could win; answers the lines that pass a cap. Asks nothing but the transaction. */
export async function addExposure(
  caps: CapsByGame,
  transaction: Transaction,
  tickets: readonly NewTicket[],
): Promise<OrderFault[]> {
  const added = addedBy(tickets);
  const { rows } = await transaction.query<{ drawId: bigint; key: string; amount: bigint }>(
    `INSERT INTO lottery.exposure AS e (draw_id, key, amount)
     SELECT draw_id, key, amount FROM unnest($1::bigint[], $2::text[], $3::bigint[])
       AS n (draw_id, key, amount) ORDER BY draw_id, key
     ON CONFLICT (draw_id, key) DO UPDATE SET amount = e.amount + excluded.amount
     RETURNING draw_id AS "drawId", key, amount`,
    columnsOf(added),
  );
  return passedCaps(caps, tickets, rows);
}

/** The same question without writing: what would be passed by an order placed now. */
export async function wouldPass(
  context: Pick<Context, 'terms' | 'database'>,
  tickets: readonly NewTicket[],
): Promise<OrderFault[]> {
  const { rows } = await context.database.query<{ drawId: bigint; key: string; amount: bigint }>(
    `SELECT n.draw_id AS "drawId", n.key, n.amount + coalesce(e.amount, 0) AS amount
       FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS n (draw_id, key, amount)
       LEFT JOIN lottery.exposure e ON e.draw_id = n.draw_id AND e.key = n.key`,
    columnsOf(addedBy(tickets)),
  );
  return passedCaps(await readCaps(context, tickets), tickets, rows);
}

const columnsOf = (added: readonly Added[]): unknown[] => [
  added.map(({ drawId }) => drawId),
  added.map(({ key }) => key),
  added.map(({ amount }) => amount),
];

const mostKeysTold = 20;

function passedCaps(
  byGame: CapsByGame,
  tickets: readonly NewTicket[],
  sums: readonly { drawId: bigint; key: string; amount: bigint }[],
): OrderFault[] {
  const after = new Map(sums.map(({ drawId, key, amount }) => [`${drawId} ${key}`, amount]));
  const faults = new Map<string, OrderFault>();
  for (const ticket of tickets) {
    const caps = byGame.get(ticket.gameCode) ?? (() => 0n);
    const keys = [
      ...ticket.exposure.map(({ key }) => key),
      typeKey(ticket.betType),
      drawKey,
    ].filter((key) => (after.get(`${ticket.drawId} ${key}`) ?? 0n) > caps(key));
    if (keys.length === 0) continue;
    const { line, drawNumber } = ticket;
    faults.set(`${line} ${drawNumber}`, {
      code: 'sold_out',
      line,
      drawNumber,
      keys: keys.slice(0, mostKeysTold),
    });
  }
  return [...faults.values()];
}

/** Takes back what tickets added that will not win: refused or cancelled ones. */
export async function releaseExposure(
  transaction: Database | Transaction,
  tickets: readonly NewTicket[],
): Promise<void> {
  if (tickets.length === 0) return;
  await transaction.query(
    `UPDATE lottery.exposure e SET amount = e.amount - n.amount
       FROM (SELECT e.draw_id, e.key, u.amount
               FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS u (draw_id, key, amount)
               JOIN lottery.exposure e ON e.draw_id = u.draw_id AND e.key = u.key
              ORDER BY e.draw_id, e.key FOR UPDATE OF e) n
      WHERE e.draw_id = n.draw_id AND e.key = n.key`,
    columnsOf(addedBy(tickets)),
  );
}
