/**
 * Telling the platform of tickets: a stake to be held, or to be given back. A ticket's own row says
 * what is to be told, so that a crash or a silent platform leaves nothing behind; told again, it
 * happens once.
 */
import {
  mostSportsOperations,
  type SportsOperation,
} from '@bahati/contract/games-provider/sports.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import type { SlipAnswer } from '@bahati/server-kit/provider/platform-wallet.ts';
import type { Context } from '#lottery/context.ts';
import { releaseTickets } from '#lottery/tickets/release-tickets.ts';

type ToldTicket = {
  id: bigint;
  memberId: string;
  gameCode: string;
  currency: Currency;
  drawId: bigint;
  stake: bigint;
  platformToken: string;
  state: 'waiting' | 'cancelling';
  refusal: string | null;
  tries: number;
};

/** Longer than one call on the platform may take. */
const leaseSeconds = 5;
const longestPauseSeconds = 60;

/** As the platform knows the ticket: a round. */
export const roundOf = (ticketId: bigint | string): string => `lt-${ticketId}`;

const columns = `t.id, t.member_id AS "memberId", d.game_code AS "gameCode", o.currency,
  t.draw_id AS "drawId", t.stake, o.platform_token AS "platformToken", t.state, t.refusal, t.tries`;

/** One look at what is due; answers whether there is more at once. */
export async function tellDueTickets(context: Context): Promise<boolean> {
  const claimed = await claim(
    context.database,
    `SELECT id FROM lottery.tickets
      WHERE state IN ('waiting', 'cancelling') AND due_at <= now()
      ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [mostSportsOperations],
  );
  await tellTickets(context, claimed);
  return claimed.length === mostSportsOperations;
}

/** What was just bought, at once; answers the balance after it, where the platform told one. */
export async function tellOrder(context: Context, orderId: bigint): Promise<string | null> {
  const claimed = await claim(
    context.database,
    `SELECT id FROM lottery.tickets WHERE order_id = $2 AND state = 'waiting' AND due_at <= now()
      ORDER BY id FOR UPDATE SKIP LOCKED`,
    [orderId],
  );
  const answers = await tellTickets(context, claimed);
  const told = answers.findLast(({ kind }) => kind === 'applied');
  return told?.kind === 'applied' ? told.balance : null;
}

/** The try is counted before it is made. */
async function claim(database: Database, which: string, values: unknown[]): Promise<ToldTicket[]> {
  const { rows } = await database.query<ToldTicket>(
    `WITH due AS (${which}), taken AS (
       UPDATE lottery.tickets t SET tries = t.tries + 1,
              due_at = clock_timestamp() + make_interval(secs => $1)
         FROM due WHERE t.id = due.id
       RETURNING t.id, t.member_id, t.draw_id, t.order_id, t.stake, t.state, t.refusal, t.tries)
     SELECT ${columns} FROM taken t
       JOIN lottery.orders o ON o.id = t.order_id JOIN lottery.draws d ON d.id = t.draw_id
      ORDER BY t.id`,
    [leaseSeconds, ...values],
  );
  return rows;
}

async function tellTickets(
  context: Context,
  tickets: readonly ToldTicket[],
): Promise<SlipAnswer[]> {
  if (tickets.length === 0) return [];
  const answers = await context.wallet.tell(tickets.map(operationOf));
  const kept: { ticket: ToldTicket; answer: SlipAnswer }[] = tickets.map((ticket, at) => ({
    ticket,
    answer: answers[at] ?? { kind: 'unknown', reason: 'no answer' },
  }));
  const ids = (of: (one: (typeof kept)[number]) => boolean) =>
    kept.filter(of).map(({ ticket }) => ticket.id);
  await inTransaction(context.database, async (transaction) => {
    await transaction.query(
      `UPDATE lottery.tickets SET state = CASE state WHEN 'waiting' THEN 'open' ELSE 'cancelled' END
        WHERE id = ANY($1) AND state = 'waiting' OR id = ANY($2) AND state = 'cancelling'`,
      [
        ids(({ ticket, answer }) => ticket.state === 'waiting' && answer.kind === 'applied'),
        ids(({ ticket, answer }) => ticket.state === 'cancelling' && isBack(answer)),
      ],
    );
    await refuse(context, transaction, kept);
  });
  await postpone(context, kept);
  return answers;
}

/** The stake is back: by this call, or because the operator voided the ticket before. */
const isBack = (answer: SlipAnswer): boolean =>
  answer.kind === 'applied' || (answer.kind === 'refused' && answer.code === 'bet_rolled_back');

function operationOf(ticket: ToldTicket): SportsOperation {
  const { id, memberId, gameCode, currency, drawId, stake, platformToken, state } = ticket;
  const slip = { memberId, roundId: roundOf(id), gameCode, currency };
  if (state === 'cancelling') {
    const reason = ticket.refusal === null ? 'cancelled' : 'expired';
    return { kind: 'cancel', ...slip, transactionId: `${roundOf(id)}-c`, reason };
  }
  return {
    kind: 'reserve',
    ...slip,
    transactionId: `${roundOf(id)}-r`,
    sessionToken: platformToken,
    amount: toDecimal(stake, currency),
    groupId: String(drawId),
    isAccepted: true,
  };
}

type Kept = { ticket: ToldTicket; answer: SlipAnswer };

/** Tickets the platform said no to are none; what they could have won is given free. */
async function refuse(
  context: Context,
  transaction: Parameters<Parameters<typeof inTransaction>[1]>[0],
  kept: readonly Kept[],
): Promise<void> {
  const refused = kept.filter(
    ({ ticket, answer }) => ticket.state === 'waiting' && answer.kind === 'refused',
  );
  if (refused.length === 0) return;
  const { rows } = await transaction.query<{ id: bigint }>(
    `UPDATE lottery.tickets t SET state = 'refused', refusal = n.code
       FROM unnest($1::bigint[], $2::text[]) AS n (id, code)
      WHERE t.id = n.id AND t.state = 'waiting' RETURNING t.id`,
    [
      refused.map(({ ticket }) => ticket.id),
      refused.map(({ answer }) => (answer.kind === 'refused' ? answer.code : '')),
    ],
  );
  await releaseTickets(
    context,
    transaction,
    rows.map(({ id }) => id),
  );
}

/** Asked again later, a little later each time; a no to giving a stake back is asked again too. */
async function postpone({ database, log }: Context, kept: readonly Kept[]): Promise<void> {
  const again = kept.filter(
    ({ ticket, answer }) =>
      answer.kind === 'unknown' || (ticket.state === 'cancelling' && !isBack(answer)),
  );
  if (again.length === 0) return;
  const [first] = again;
  log.warn({ count: again.length, answer: first?.answer }, 'tickets are told again');
  await database.query(
    `UPDATE lottery.tickets t SET due_at = clock_timestamp() + make_interval(secs => n.seconds)
       FROM unnest($1::bigint[], $2::float8[]) AS n (id, seconds)
      WHERE t.id = n.id AND t.state IN ('waiting', 'cancelling')`,
    [
      again.map(({ ticket }) => ticket.id),
      again.map(({ ticket }) => Math.min(2 ** Math.min(ticket.tries, 10) / 4, longestPauseSeconds)),
    ],
  );
}
