/** Teams for tests of integrity, planted in bulk: members, and what they use, play and send. */
import { createHash, randomUUID } from 'node:crypto';
import type { TestPlatform } from '#platform/platform.testing.ts';

type Owner = Pick<TestPlatform, 'owner'>;

let lastId = 700_000n;

/** An agent with a dividend contract of weeks, and members directly below; honest so far. */
export async function plantTeam(
  { owner }: Owner,
  memberCount: number,
): Promise<{ agentId: bigint; memberIds: bigint[] }> {
  const first = lastId + 1n;
  lastId += BigInt(memberCount) + 1n;
  const memberIds = Array.from({ length: memberCount }, (_, at) => first + 1n + BigInt(at));
  await plantMembers({ owner }, [first], { type: 1 });
  await plantMembers({ owner }, memberIds, { uplineId: first });
  await owner.query(
    `WITH contract AS (
       INSERT INTO agency_contracts (kind, agent_id, currency)
       SELECT kind, $1, 'KES' FROM unnest(ARRAY['dividend', 'daily_salary']) AS kind
       RETURNING id, kind, agent_id),
     request AS (
       INSERT INTO contract_requests
         (idempotency_key, kind, agent_id, asked_by, staff_username, type, terms, state, decided_at)
       SELECT gen_random_uuid(), kind, agent_id, 'staff', 'tester', 'terms',
              '{"period": "W"}', 'accepted', now() FROM contract
       RETURNING id, kind)
     INSERT INTO contract_versions (contract_id, version, terms, effective_from, request_id)
     SELECT contract.id, 1, '{"period": "W"}', now(), request.id
       FROM contract JOIN request USING (kind)`,
    [first],
  );
  return { agentId: first, memberIds };
}

export async function plantMembers(
  { owner }: Owner,
  ids: readonly bigint[],
  { type = 0, uplineId = null }: { type?: number; uplineId?: bigint | null },
): Promise<void> {
  await owner.query(
    `INSERT INTO credentials (member_id, username, password_hash)
     SELECT id, 'timu' || id, '-' FROM unnest($1::bigint[]) AS id`,
    [ids],
  );
  await owner.query(
    `INSERT INTO members (id, nickname, type, currency, birthday, upline_id, registered_ip)
     SELECT id, 'timu' || id, $2, 'KES', '1990-01-01', $3, '41.90.' || id % 250 || '.' || id % 199
       FROM unnest($1::bigint[]) AS id`,
    [ids, type, uplineId],
  );
}

/** Logins from one browser, the first and the last of them so many hours apart. */
export async function useDevice(
  { owner }: Owner,
  ids: readonly bigint[],
  { device, hours = 48 }: { device: string; hours?: number },
): Promise<void> {
  const hash = createHash('sha256').update(device).digest();
  await owner.query(
    `INSERT INTO sessions (token_hash, member_id, device_hash, created_at, last_seen_at)
     SELECT sha256(convert_to($2 || id, 'UTF8')), id, $3,
            now() - make_interval(hours => 72), now() - make_interval(hours => 72 - $4)
       FROM unnest($1::bigint[]) AS id`,
    [ids, device, hash, hours],
  );
}

export async function payTo({ owner }: Owner, ids: readonly bigint[], number: string) {
  await owner.query(
    `INSERT INTO payout_accounts (member_id, kind, number, added_at, ready_at)
     SELECT id, 'mobile_money', $2, now(), now() FROM unnest($1::bigint[]) AS id`,
    [ids, number],
  );
}

export async function showDocument({ owner }: Owner, ids: readonly bigint[], number: string) {
  await owner.query(
    `INSERT INTO kyc_cases (member_id, idempotency_key, level, document_type, full_name, number,
       image_ids, sent_at, due_at)
     SELECT id, gen_random_uuid(), 2, 'passport', 'Juma Ali', $2, ARRAY[gen_random_uuid()], now(),
            now() FROM unnest($1::bigint[]) AS id`,
    [ids, number],
  );
}

/** What staff decided of two accounts. */
export async function decideOn(
  { owner }: Owner,
  pair: readonly [bigint, bigint],
  state: 'same' | 'different',
) {
  await owner.query(
    `INSERT INTO duplicate_pairs (first_id, second_id, reasons, score, state, decided_at, decided_by)
     VALUES ($1, $2, '{payout}', 60, $3, now(), 'tester')`,
    [...pair, state],
  );
}

/** A day of each member: `valid(id)` of all that was staked, in minor units. */
export async function playDay(
  { owner }: Owner,
  ids: readonly bigint[],
  { daysAgo, valid }: { daysAgo: number; valid: (at: number) => number },
): Promise<void> {
  await owner.query(
    `INSERT INTO member_days (day, member_id, product, vendor_id, currency, bet_count, stake,
       turnover, valid_bet, payout, promotion, deposit, withdrawal, tax, fee, transfer,
       vendor_result, rebate, adjustment)
     SELECT (now() AT TIME ZONE 'Africa/Nairobi')::date - $3::int, one.id, 'TABLE', 900, 'KES', 1,
            one.valid, one.valid, one.valid, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
       FROM unnest($1::bigint[], $2::bigint[]) AS one (id, valid)`,
    [ids, ids.map((_, at) => valid(at)), daysAgo],
  );
}

/** Rounds of one game, `everyMinutes` apart; of a stake of 100.00 `pays` says what comes back. */
export async function playRounds(
  { owner }: Owner,
  memberId: bigint,
  {
    count,
    pays,
    everyMinutes = 7,
  }: {
    count: number;
    pays: (at: number) => number;
    everyMinutes?: number;
  },
): Promise<void> {
  const payouts = Array.from({ length: count }, (_, at) => pays(at));
  await owner.query(
    `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
       bet_count, win_count, state, opened_at, settled_at)
     SELECT nextval('provider_transactions_id_seq'), 900, $1::bigint, 'r' || $1::bigint || ' ' || n, 900, 'KES',
            10000, payout, 1, 1, 2, at, at
       FROM unnest($2::bigint[]) WITH ORDINALITY AS one (payout, n),
            LATERAL (SELECT now() - make_interval(mins => (n * $3)::int) AS at) played`,
    [memberId, payouts, everyMinutes],
  );
}

/** Transfers in this order, an hour apart, the first of them days ago. */
export async function sendAround(
  { owner }: Owner,
  steps: readonly (readonly [payer: bigint, payee: bigint])[],
  { amount, daysAgo = 5 }: { amount: bigint; daysAgo?: number },
): Promise<void> {
  for (const [at, [payer, payee]] of steps.entries()) {
    await owner.query(
      `INSERT INTO member_transfers (public_id, payer_id, payee_id, idempotency_key, direction,
         currency, amount, created_at)
       VALUES ($1, $2, $3, $1, 'down', 'KES', $4,
         now() - make_interval(days => $5) + make_interval(hours => $6))`,
      [randomUUID(), payer, payee, amount, daysAgo, at],
    );
  }
}
