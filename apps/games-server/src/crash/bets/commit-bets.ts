/**
 * Writing bets down, a group in one transaction, before anything is asked of the wallet. A request
 * is one bet and a slot of a round takes one: the table's own keys say so, to every process.
 */
import { randomBytes } from 'node:crypto';
import {
  bankrollWeight,
  crash,
  mostStaked,
} from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { readBets, type StoredBet } from './stored-bet.ts';

export type WantedBet = {
  session: FrameSession;
  idempotencyKey: string;
  roundId: bigint;
  slot: number;
  stake: bigint;
  target: number | null;
};

/** The bet of the request, new or as it stands, or why there is none. */
export type Committed = { bet: StoredBet; isNew: boolean } | Refusal;

/** Longer than one call on the wallet, so that nobody else asks while we do. */
const leaseSeconds = 5;

/** Whoever was quicker with the same request or slot is found at the second look. */
const mostLooks = 3;

export async function commitBets(
  { database }: Context,
  group: readonly WantedBet[],
): Promise<Committed[]> {
  const answers = new Map<WantedBet, Committed>();
  for (let look = 0; look < mostLooks && answers.size < group.length; look += 1) {
    const left = group.filter((wanted) => !answers.has(wanted));
    await inTransaction(database, (transaction) => commitOnce(transaction, left)).then((found) => {
      for (const [wanted, answer] of found) answers.set(wanted, answer);
    });
  }
  return group.map((wanted) => answers.get(wanted) ?? new Refusal('retry'));
}

/** Leaves out whose key somebody else took meanwhile. */
async function commitOnce(
  transaction: Transaction,
  group: readonly WantedBet[],
): Promise<Map<WantedBet, Committed>> {
  const answers = new Map<WantedBet, Committed>();
  const round = await joinRound(transaction);
  const known = await readKnown(transaction, group);
  const paused = await readPaused(transaction);
  const news: NewBet[] = [];
  let staked = round?.staked ?? 0n;
  for (const wanted of group) {
    const judged = judge(wanted, known) ?? mayJoin(wanted, round?.id, staked, paused);
    if (typeof judged !== 'bigint') {
      answers.set(wanted, judged);
      continue;
    }
    staked += judged;
    const externalId = `r-${randomBytes(16).toString('hex')}`;
    news.push({ externalId, wanted, weight: judged });
  }
  if (news.length === 0) return answers;
  const added = await addBets(transaction, news);
  const byId = new Map(added.map((bet) => [bet.externalId, bet]));
  for (const { externalId, wanted } of news) {
    const bet = byId.get(externalId);
    if (bet) answers.set(wanted, { bet, isNew: true });
  }
  return answers;
}

type NewBet = { externalId: string; wanted: WantedBet; weight: bigint };

/**
 * Holds the round's start back until the bets are committed. Groups of several processes that
 * come at once may pass the bound together: the ceiling is reckoned from all that fly.
 */
async function joinRound(
  transaction: Transaction,
): Promise<{ id: bigint; staked: bigint } | undefined> {
  const { rows } = await transaction.query<{ id: bigint; staked: string }>(
    `SELECT id, (SELECT coalesce(sum(weight), 0)::text FROM games.crash_bets
                  WHERE round_id = f.id AND state IN ('asking', 'active')) AS staked
       FROM games.crash_rounds f
      WHERE state = 'betting' AND clock_timestamp() < closes_at FOR SHARE`,
  );
  return rows[0] && { id: rows[0].id, staked: BigInt(rows[0].staked) };
}

/** Currencies in whose room staff let nobody bet. */
async function readPaused(transaction: Transaction): Promise<ReadonlySet<string>> {
  const { rows } = await transaction.query<{ currency: string }>(
    'SELECT currency FROM games.rooms WHERE game_code = $1 AND is_paused',
    [crash.code],
  );
  return new Set(rows.map(({ currency }) => currency));
}

/** Bets of these requests, and those that hold these slots. */
async function readKnown(
  transaction: Transaction,
  group: readonly WantedBet[],
): Promise<StoredBet[]> {
  return readBets(
    transaction,
    `WHERE b.id IN (
       SELECT same.id FROM unnest($1::text[], $2::uuid[]) AS asked (member, request)
         JOIN games.crash_bets same
           ON same.member_id = asked.member AND same.idempotency_key = asked.request
        UNION ALL
       SELECT taken.id FROM unnest($1::text[], $3::bigint[], $4::int[])
                AS asked (member, round, slot)
         JOIN games.crash_bets taken
           ON taken.round_id = asked.round AND taken.member_id = asked.member
          AND taken.slot = asked.slot AND taken.state NOT IN ('refused', 'voided'))`,
    [
      group.map(({ session }) => session.memberId),
      group.map(({ idempotencyKey }) => idempotencyKey),
      group.map(({ roundId }) => roundId),
      group.map(({ slot }) => slot),
    ],
  );
}

/** What a bet that is known says of this wish; undefined: nothing. */
function judge(wanted: WantedBet, known: readonly StoredBet[]): Committed | undefined {
  const { session, idempotencyKey, roundId, slot } = wanted;
  const own = known.filter(({ memberId }) => memberId === session.memberId);
  const same = own.find((bet) => bet.idempotencyKey === idempotencyKey);
  if (same) return isSame(same, wanted) ? { bet: same, isNew: false } : conflict();
  const isTaken = own.some(
    (bet) =>
      bet.roundId === roundId &&
      bet.slot === slot &&
      bet.state !== 'refused' &&
      bet.state !== 'voided',
  );
  return isTaken ? new Refusal('bet_placed') : undefined;
}

const conflict = () => new Refusal('request_conflict');

function isSame(known: StoredBet, { session, ...wanted }: WantedBet): boolean {
  return (
    known.roundId === wanted.roundId &&
    known.slot === wanted.slot &&
    known.stake === wanted.stake &&
    known.target === wanted.target &&
    known.currency === session.currency
  );
}

/** What the bet weighs, if it may fly. */
function mayJoin(
  { session, stake, roundId }: WantedBet,
  betting: bigint | undefined,
  staked: bigint,
  paused: ReadonlySet<string>,
): bigint | Refusal {
  if (paused.has(session.currency)) return new Refusal('table_paused');
  if (roundId !== betting) return new Refusal('betting_closed');
  const weight = bankrollWeight(stake, session.currency);
  return staked + weight > mostStaked ? new Refusal('round_full') : weight;
}

/** In the order of members, so that two processes never wait for each other. */
async function addBets(transaction: Transaction, news: readonly NewBet[]): Promise<StoredBet[]> {
  const rows = news.map(({ externalId, weight, wanted: { session, ...bet } }) => ({
    external_id: externalId,
    round_id: bet.roundId.toString(),
    member_id: session.memberId,
    slot: bet.slot,
    session_id: session.id.toString(),
    idempotency_key: bet.idempotencyKey,
    currency: session.currency,
    stake: bet.stake.toString(),
    weight: weight.toString(),
    target: bet.target,
  }));
  await transaction.query(
    `INSERT INTO games.crash_bets (external_id, round_id, member_id, slot, session_id, idempotency_key,
       currency, stake, weight, target, shown_name, due_at)
     SELECT b.external_id, b.round_id, b.member_id, b.slot, s.id, b.idempotency_key, b.currency,
            b.stake, b.weight, b.target,
            coalesce(left(s.display_name, 2), '') || '•••' || coalesce(right(s.display_name, 1), ''),
            clock_timestamp() + make_interval(secs => $2)
       FROM jsonb_to_recordset($1::jsonb) AS b (external_id text, round_id bigint,
              member_id text, slot smallint, session_id bigint, idempotency_key uuid, currency text,
              stake bigint, weight bigint, target int)
       JOIN games.frame_sessions s ON s.id = b.session_id
      ORDER BY b.member_id, b.slot, b.idempotency_key
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows), leaseSeconds],
  );
  return readBets(transaction, 'WHERE b.external_id = ANY($1)', [
    news.map(({ externalId }) => externalId),
  ]);
}
