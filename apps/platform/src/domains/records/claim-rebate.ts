/** Takes the rebate that is due. */
import type { RebateClaim } from '@bahati/contract/player-site/records/rebate.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { payRebate } from '#domains/wallet/pay-rebate.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertRebate, claimValue, readDue } from './rebate.ts';

/** Refuses `need_true_account`, `function_not_enabled`, `nothing_to_claim`. */
export async function claimRebate(context: Context, actor: MemberActor): Promise<RebateClaim> {
  await assertRebate(context, actor);
  const { memberId, currency } = actor;
  const claim = await inTransaction(context.database, async (transaction) => {
    // Two claims at once take turns; the second then sees which days were given.
    await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `rebate ${memberId}`,
    ]);
    const { due } = await readDue(context, transaction, actor);
    const { amount } = due;
    if (amount === 0n) throw new Refusal('nothing_to_claim');
    const days = due.days.filter((day) => day.amount > 0n);
    const { rows } = await transaction.query<{ id: bigint; claimedAt: Date }>(
      `INSERT INTO rebate_claims (member_id, currency, amount) VALUES ($1, $2, $3)
       RETURNING id, claimed_at AS "claimedAt"`,
      [memberId, currency, amount],
    );
    const [row] = rows;
    if (!row) throw new Error('The claim was not written.');
    await transaction.query(
      `INSERT INTO rebate_days (member_id, day, claim_id, valid_bet, amount)
       SELECT $1, day, $2, valid_bet, amount
         FROM unnest($3::date[], $4::bigint[], $5::bigint[]) AS i (day, valid_bet, amount)`,
      [
        memberId,
        row.id,
        days.map(({ day }) => day),
        days.map(({ validBet }) => validBet),
        days.map((day) => day.amount),
      ],
    );
    await payRebate(transaction, { ownerId: memberId, currency, amount, claimId: row.id });
    const [from = '', to = from] = [days[0]?.day, days.at(-1)?.day];
    return claimValue({ rowId: row.id, currency, amount, from, to, claimedAt: row.claimedAt });
  });
  context.announceBalance(memberId);
  return claim;
}
