/**
 * Getting the wallet's word about bets: their stakes, their ends, or that they are given back. Every
 * try sends the same ids and amounts, so money moves once, whoever tries and however often.
 */
import type { Context } from '#games-server/context.ts';
import { undoneCode } from '#games-server/wallet-answers.ts';
import { readBets, type StoredBet } from './stored-bet.ts';

/** What is noted of a bet; absent fields are not asked for by its change. */
type Note = {
  bet: StoredBet;
  balance?: string;
  code?: string;
  details?: Readonly<Record<string, unknown>>;
};

type Unknown = { bet: StoredBet; reason: string };

/** Makes one try for bets this process holds, and answers them as they then stand. */
export async function decideBets(
  context: Context,
  bets: readonly StoredBet[],
): Promise<StoredBet[]> {
  const inState = (wanted: StoredBet['state']) => bets.filter(({ state }) => state === wanted);
  await Promise.all([
    askStakes(context, inState('asking')),
    pay(context, inState('paying')),
    undo(context, inState('voiding')),
  ]);
  const ids = bets.map(({ id }) => id);
  const found = await readBets(context.database, 'WHERE b.id = ANY($1)', [ids]);
  const byId = new Map(found.map((bet) => [bet.id, bet]));
  return bets.map(({ id }) => {
    const bet = byId.get(id);
    if (!bet) throw new Error(`The bet ${id} is missing.`);
    return bet;
  });
}

async function askStakes(context: Context, bets: readonly StoredBet[]): Promise<void> {
  const answers = await context.wallet.bets(
    bets.map((round) => {
      const { externalId: transactionId, platformToken, stake } = round;
      return { round, stake: { transactionId, platformToken, stake } };
    }),
  );
  const [taken, refused, unknown]: [Note[], Note[], Unknown[]] = [[], [], []];
  for (const [bet, answer] of pairs(bets, answers)) {
    if (answer.kind === 'applied') taken.push({ bet, balance: answer.balance });
    else if (answer.kind === 'refused') refused.push({ bet, ...answer });
    else unknown.push({ bet, reason: answer.reason });
  }
  // Too late, it is being given back: the start of the round decided that.
  await note(context, 'asking', taken, `state = 'active', balance = heard.balance`);
  // A try before this one may still be on its way: only a first try's refusal is the end.
  await note(
    context,
    'asking',
    refused,
    `state = CASE WHEN b.attempts = 1 THEN 'refused' ELSE 'voiding' END,
     decided_at = CASE WHEN b.attempts = 1 THEN clock_timestamp() END,
     due_at = clock_timestamp(), refusal_code = heard.code, refusal_details = heard.details`,
  );
  await postpone(context, unknown);
}

async function pay(context: Context, bets: readonly StoredBet[]): Promise<void> {
  const answers = await context.wallet.wins(
    bets.map((round) => {
      const { payout } = round;
      if (payout === null) throw new Error(`The bet ${round.externalId} pays nothing yet.`);
      return { round, payout };
    }),
  );
  const [paid, voided, unknown]: [Note[], Note[], Unknown[]] = [[], [], []];
  for (const [bet, answer] of pairs(bets, answers)) {
    if (answer.kind === 'applied') paid.push({ bet, balance: answer.balance });
    else if (answer.kind === 'voided') voided.push({ bet, code: undoneCode });
    else unknown.push({ bet, reason: answer.reason });
  }
  await note(
    context,
    'paying',
    paid,
    `state = 'settled', decided_at = clock_timestamp(), balance = heard.balance`,
  );
  await note(
    context,
    'paying',
    voided,
    `state = 'voided', decided_at = clock_timestamp(), refusal_code = heard.code,
     payout = NULL, cashed_out_at = NULL, cashed_out_by = NULL, cashed_out_ms = NULL, balance = NULL`,
  );
  await postpone(context, unknown);
}

/** Undone or never there: either way a late arrival moves nothing. */
async function undo(context: Context, bets: readonly StoredBet[]): Promise<void> {
  const answers = await context.wallet.rollBacks(bets);
  const [undone, unknown]: [Note[], Unknown[]] = [[], []];
  for (const [bet, answer] of pairs(bets, answers)) {
    if (answer.kind === 'undone') undone.push({ bet });
    else unknown.push({ bet, reason: answer.kind === 'unknown' ? answer.reason : 'bet_has_wins' });
  }
  await note(context, 'voiding', undone, `state = 'voided', decided_at = clock_timestamp()`);
  await postpone(context, unknown);
}

function pairs<Answer>(
  bets: readonly StoredBet[],
  answers: readonly Answer[],
): [StoredBet, Answer][] {
  return bets.map((bet, at) => {
    const answer = answers[at];
    if (answer === undefined) throw new Error(`The bet ${bet.externalId} was not answered.`);
    return [bet, answer];
  });
}

/** Changes those that still stand as they stood; in the order of ids, as all that change many. */
async function note(
  { database }: Context,
  from: StoredBet['state'],
  notes: readonly Note[],
  what: string,
): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map(({ bet, balance, code, details }) => {
    return { id: bet.id.toString(), balance, code, details };
  });
  await database.query(
    `UPDATE games.crash_bets AS b SET ${what}, changed_at = clock_timestamp()
       FROM (SELECT held.id, said.balance, said.code, said.details
               FROM games.crash_bets AS held
               JOIN jsonb_to_recordset($1::jsonb) AS said (id bigint, balance text, code text,
                      details jsonb) ON said.id = held.id
              WHERE held.state = '${from}' ORDER BY held.id FOR UPDATE OF held) AS heard
      WHERE b.id = heard.id AND b.state = '${from}'`,
    [JSON.stringify(rows)],
  );
}

/** The next try comes after a pause that doubles, up to a minute. */
async function postpone({ database, log }: Context, unknown: readonly Unknown[]): Promise<void> {
  const [first] = unknown;
  if (!first) return;
  log.warn(
    { bet: first.bet.externalId, bets: unknown.length, reason: first.reason },
    'the wallet has not decided bets',
  );
  const rows = unknown.map(({ bet: { id, attempts, state } }) => {
    return { id: id.toString(), attempts, state };
  });
  await database.query(
    `UPDATE games.crash_bets AS b SET due_at = clock_timestamp()
            + make_interval(secs => least(60, 0.25 * 2 ^ least(held.attempts, 10)))
       FROM (SELECT tried.id, tried.attempts FROM games.crash_bets AS tried
               JOIN jsonb_to_recordset($1::jsonb) AS said (id bigint, attempts int, state text)
                 ON said.id = tried.id AND said.attempts = tried.attempts
                AND said.state = tried.state
              WHERE tried.decided_at IS NULL ORDER BY tried.id FOR UPDATE OF tried) AS held
      WHERE b.id = held.id AND b.attempts = held.attempts`,
    [JSON.stringify(rows)],
  );
}
