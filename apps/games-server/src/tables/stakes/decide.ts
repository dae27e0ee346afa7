/**
 * Getting the wallet's word about stakes and payouts. Every try sends the same ids and amounts, so
 * money moves once, whoever tries and however often.
 */
import type { Context } from '#games-server/context.ts';
import { undoneCode } from '#games-server/wallet-answers.ts';
import type { StoredEntry, StoredStake } from './stored-stake.ts';
import { transactionIdOf } from './stored-stake.ts';

type Heard = {
  id: bigint;
  balance?: string;
  code?: string;
  details?: Readonly<Record<string, unknown>>;
};

/** What a try came to: rows by what is noted of them. */
type Sorted = { done: Heard[]; refused: Heard[]; unknown: Heard[] };

const nothing = (): Sorted => ({ done: [], refused: [], unknown: [] });

/** One try for stakes this process holds. */
export async function askForStakes(
  context: Context,
  stakes: readonly StoredStake[],
): Promise<void> {
  const answers = await context.wallet.bets(
    stakes.map((stake) => ({
      round: stake,
      stake: {
        transactionId: transactionIdOf(stake),
        platformToken: stake.platformToken,
        stake: stake.amount,
      },
    })),
  );
  const heard = nothing();
  for (const [at, { id }] of stakes.entries()) {
    const answer = answers[at];
    if (answer?.kind === 'applied') heard.done.push({ id, balance: answer.balance });
    else if (answer?.kind === 'refused') heard.refused.push({ id, ...answer });
    else heard.unknown.push({ id });
  }
  await note(context, 'stakes', 'asking', heard.done, `state = 'taken', balance = h.balance`);
  // A try before this one may still be on its way: only a first try's refusal is the end.
  await note(
    context,
    'stakes',
    'asking',
    heard.refused,
    `state = CASE WHEN t.attempts = 1 THEN 'refused' ELSE 'voiding' END,
     due_at = clock_timestamp(), refusal_code = h.code, refusal_details = h.details`,
  );
  await postpone(context, 'stakes', heard.unknown);
}

/** Gives stakes back: undone or never there, a late arrival moves nothing. */
export async function returnStakes(
  context: Context,
  stakes: readonly StoredStake[],
): Promise<void> {
  const heard = nothing();
  for (const stake of stakes) {
    const answer = await context.wallet.rollBack(stake, transactionIdOf(stake));
    (answer.kind === 'undone' ? heard.done : heard.unknown).push({ id: stake.id });
  }
  await note(context, 'stakes', 'voiding', heard.done, "state = 'voided'");
  await postpone(context, 'stakes', heard.unknown);
}

/** Pays entries whose outcome has been shown, lost ones too: it closes their rounds. */
export async function payEntries(context: Context, entries: readonly StoredEntry[]): Promise<void> {
  const answers = await context.wallet.wins(
    entries.map((round) => {
      const { payout, validStake } = round;
      if (payout === null) throw new Error(`The entry ${round.externalId} pays nothing yet.`);
      return { round, payout, validStake };
    }),
  );
  const heard = nothing();
  for (const [at, { id }] of entries.entries()) {
    const answer = answers[at];
    if (answer?.kind === 'applied') heard.done.push({ id, balance: answer.balance });
    else if (answer?.kind === 'voided') heard.refused.push({ id, code: undoneCode });
    else heard.unknown.push({ id });
  }
  await note(
    context,
    'entries',
    'paying',
    heard.done,
    `state = 'settled', decided_at = clock_timestamp(), balance = h.balance`,
  );
  await note(
    context,
    'entries',
    'paying',
    heard.refused,
    `state = 'voided', decided_at = clock_timestamp(), payout = NULL, valid_stake = NULL,
     balance = NULL`,
  );
  await postpone(context, 'entries', heard.unknown);
}

/** Changes those that still stand as they stood; in the order of ids, as all that change many. */
async function note(
  { database }: Context,
  table: 'stakes' | 'entries',
  from: StoredStake['state'] | StoredEntry['state'],
  heard: readonly Heard[],
  what: string,
): Promise<void> {
  if (heard.length === 0) return;
  const rows = heard.map(({ id, ...said }) => ({ id: id.toString(), ...said }));
  await database.query(
    `UPDATE games.table_${table} AS t SET ${what}, changed_at = clock_timestamp()
       FROM (SELECT held.id, said.balance, said.code, said.details
               FROM games.table_${table} AS held
               JOIN jsonb_to_recordset($1::jsonb) AS said (id bigint, balance text, code text,
                      details jsonb) ON said.id = held.id
              WHERE held.state = '${from}' ORDER BY held.id FOR UPDATE OF held) AS h
      WHERE t.id = h.id AND t.state = '${from}'`,
    [JSON.stringify(rows)],
  );
}

/** The next try comes after a pause that doubles, up to a minute. */
async function postpone(
  { database, log }: Context,
  table: 'stakes' | 'entries',
  heard: readonly Heard[],
): Promise<void> {
  if (heard.length === 0) return;
  log.warn({ table, rows: heard.length }, 'the wallet has not decided');
  await database.query(
    `UPDATE games.table_${table} SET due_at = clock_timestamp()
            + make_interval(secs => least(60, 0.25 * 2 ^ least(attempts, 10)))
      WHERE id IN (SELECT id FROM games.table_${table} WHERE id = ANY($1::bigint[])
                    ORDER BY id FOR UPDATE)`,
    [heard.map(({ id }) => id)],
  );
}
