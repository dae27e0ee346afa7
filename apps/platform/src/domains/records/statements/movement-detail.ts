/** One movement with everything behind it (spec §7 ODSFE2_MemTransDet). */
import type { CallValue } from '@bahati/contract/call.ts';
import type { recordCalls } from '@bahati/contract/player-site/records/records.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readBet } from '#domains/gaming/rounds/rounds.ts';
import { maskPayee } from '#domains/identity/payout-accounts/payout-accounts.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { cashOf, movementsOf, movementValue } from './movements.ts';

type Detail = CallValue<(typeof recordCalls)['GET /wps/relay/ODSFE2_MemTransDet']>;

/** Codes that speak of one deposit, or of one withdrawal by its hold. */
const depositCodes = [20, 24, 25, 29, 57, 58];
const holdCodes = [21, 22, 23, 26, 27, 28, 51, 52];
/** Codes that speak of a round by one of its operations. */
const roundCodes = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12];

/** Refuses `need_true_account`; `not_found` for a movement that is not the member's. */
export async function movementDetail(
  context: Context,
  actor: MemberActor,
  id: string,
): Promise<Detail> {
  assertTrueAccount(actor);
  const { database } = context;
  const { language } = actor;
  const account = await cashOf(database, actor);
  const [row] = await movementsOf(database, account, { ids: [BigInt(id)], language });
  if (!row) throw new Refusal('not_found');
  const { code, reference } = row;
  const isDeposit = depositCodes.includes(code);
  const isWithdrawal = holdCodes.includes(code);
  const roundId = roundCodes.includes(code) ? await roundOf(database, reference) : null;
  const bet = roundId === null ? undefined : await readBet(database, actor, roundId);
  const related = isDeposit
    ? await relatedIds(database, depositCodes, [reference])
    : isWithdrawal
      ? await relatedIds(database, holdCodes, [reference])
      : roundId === null
        ? [BigInt(id)]
        : await relatedIds(database, roundCodes, await operationsOf(database, roundId));
  const rows = await movementsOf(database, account, { ids: related, language });
  return {
    movement: movementValue(row, account.currency),
    related: rows.map((one) => movementValue(one, account.currency)),
    deposit: isDeposit ? await readDepositFacts(database, reference, language) : null,
    withdrawal: isWithdrawal ? await readWithdrawalFacts(database, reference, language) : null,
    bet: bet ?? null,
  };
}

/** Found by code and reference, which make a transfer unique; a round has some hundreds at most. */
async function relatedIds(
  database: Database,
  codes: readonly number[],
  references: readonly bigint[],
): Promise<bigint[]> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT t.id FROM unnest($1::smallint[]) AS c (code), unnest($2::bigint[]) AS r (reference)
       JOIN LATERAL (SELECT id FROM transfers
                      WHERE code = c.code AND reference = r.reference) t ON true
      ORDER BY t.id LIMIT 400`,
    [codes, references],
  );
  return rows.map(({ id }) => id);
}

async function roundOf(database: Database, operationId: bigint): Promise<bigint | null> {
  const { rows } = await database.query<{ roundId: bigint | null }>(
    'SELECT round_id AS "roundId" FROM provider_transactions WHERE id = $1',
    [operationId],
  );
  return rows[0]?.roundId ?? null;
}

async function operationsOf(database: Database, roundId: bigint): Promise<bigint[]> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT $1::bigint AS id
      UNION SELECT id FROM (SELECT id FROM provider_transactions
                             WHERE round_id = $1 AND round_id <> id ORDER BY id LIMIT 200) later`,
    [roundId],
  );
  return rows.map(({ id }) => id);
}

const methodName = `CASE WHEN $2 = 'sw' THEN name_sw ELSE name END AS method`;

async function readDepositFacts(
  database: Database,
  id: bigint,
  language: 'en' | 'sw',
): Promise<Detail['deposit']> {
  const { rows } = await database.query<NonNullable<Detail['deposit']>>(
    `SELECT public_id AS id, ${methodName}, status, gateway_reference AS reference
       FROM deposits JOIN payment_methods ON payment_methods.code = method
      WHERE deposits.id = $1`,
    [id, language],
  );
  return rows[0] ?? null;
}

async function readWithdrawalFacts(
  database: Database,
  holdId: bigint,
  language: 'en' | 'sw',
): Promise<Detail['withdrawal']> {
  const { rows } = await database.query<NonNullable<Detail['withdrawal']>>(
    `SELECT public_id AS id, ${methodName}, payee, status, gateway_reference AS reference
       FROM withdrawals JOIN payment_methods ON payment_methods.code = method
      WHERE hold_id = $1`,
    [holdId, language],
  );
  const [row] = rows;
  return row ? { ...row, payee: maskPayee(row.payee) } : null;
}
