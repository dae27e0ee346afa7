/**
 * Getting the wallet's word about a bet: its stake, its end, or that it is given back. Every try
 * sends the same ids and amounts, so money moves once, whoever tries and however often.
 */
import type { Context } from '#games-server/context.ts';
import { type Refused, undoneCode } from '#games-server/wallet-answers.ts';
import { readBet, type StoredBet } from './stored-bet.ts';

/** Makes one try for a bet this process holds, and answers the bet as it then stands. */
export async function decideBet(context: Context, bet: StoredBet): Promise<StoredBet> {
  switch (bet.state) {
    case 'asking':
      await askStake(context, bet);
      break;
    case 'paying':
      await pay(context, bet);
      break;
    case 'voiding':
      await undo(context, bet);
      break;
    default:
  }
  return readBet(context.database, bet.id);
}

async function askStake(context: Context, bet: StoredBet): Promise<void> {
  const { externalId: transactionId, platformToken, stake } = bet;
  const answer = await context.wallet.bet(bet, { transactionId, platformToken, stake });
  switch (answer.kind) {
    case 'applied':
      // Too late, it is being given back: the start of the flight decided that.
      return change(context, bet, `state = 'aboard', balance = $2`, 'asking', [answer.balance]);
    case 'refused':
      return refuse(context, bet, answer);
    case 'unknown':
      return postpone(context, bet, answer.reason);
  }
}

/** A try before this one may still be on its way: only a first try's refusal is the end. */
async function refuse(context: Context, bet: StoredBet, { code, details }: Refused): Promise<void> {
  const isFirst = bet.attempts === 1;
  await change(
    context,
    bet,
    isFirst
      ? `state = 'refused', decided_at = clock_timestamp(), refusal_code = $2, refusal_details = $3`
      : `state = 'voiding', due_at = clock_timestamp(), refusal_code = $2, refusal_details = $3`,
    'asking',
    [code, details],
  );
}

async function pay(context: Context, bet: StoredBet): Promise<void> {
  if (bet.payout === null) throw new Error(`The bet ${bet.externalId} pays nothing yet.`);
  const answer = await context.wallet.win(bet, bet.payout);
  if (answer.kind === 'unknown') return postpone(context, bet, answer.reason);
  if (answer.kind === 'voided') {
    const what = `state = 'voided', decided_at = clock_timestamp(), refusal_code = $2,
      payout = NULL, left_at = NULL, left_by = NULL, left_ms = NULL, balance = NULL`;
    return change(context, bet, what, 'paying', [undoneCode]);
  }
  await change(
    context,
    bet,
    `state = 'settled', decided_at = clock_timestamp(), balance = $2`,
    'paying',
    [answer.balance],
  );
}

/** Undone or never there: either way a late arrival moves nothing. */
async function undo(context: Context, bet: StoredBet): Promise<void> {
  const answer = await context.wallet.rollBack(bet);
  if (answer.kind !== 'undone') {
    return postpone(context, bet, answer.kind === 'unknown' ? answer.reason : 'bet_has_wins');
  }
  await change(context, bet, `state = 'voided', decided_at = clock_timestamp()`, 'voiding', []);
}

async function change(
  { database }: Context,
  { id }: StoredBet,
  what: string,
  from: StoredBet['state'],
  values: unknown[],
): Promise<void> {
  await database.query(
    `UPDATE games.crash_bets SET ${what}, changed_at = clock_timestamp()
      WHERE id = $1 AND state = '${from}'`,
    [id, ...values],
  );
}

/** The next try comes after a pause that doubles, up to a minute. */
async function postpone(context: Context, bet: StoredBet, reason: string): Promise<void> {
  const pauseSeconds = Math.min(60, 0.25 * 2 ** Math.min(bet.attempts, 10));
  context.log.warn(
    { bet: bet.externalId, attempts: bet.attempts, reason },
    'the wallet has not decided a bet',
  );
  await context.database.query(
    `UPDATE games.crash_bets SET due_at = clock_timestamp() + make_interval(secs => $2)
      WHERE id = $1 AND decided_at IS NULL AND attempts = $3 AND state = $4`,
    [bet.id, pauseSeconds, bet.attempts, bet.state],
  );
}
