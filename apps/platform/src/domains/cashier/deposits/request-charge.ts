/** Asks a deposit's rail for the money. */
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { chargeOrder, type DepositRow, readDeposit } from './read-deposits.ts';
import type { Charge } from '#domains/cashier/rails/rail/rail.ts';
import { askRail, railOf, RailRests } from '#domains/cashier/rails/rails.ts';
import { settleDeposit } from './settle-deposit.ts';

/**
 * A rail that takes a request only once is asked once, whatever became of the answer: its callback,
 * its status and its statement tell the rest. Refuses `gateway_unavailable` with the deposit's id:
 * it stands, and the same request takes it up again where that is possible.
 */
export async function requestCharge(
  context: Context,
  actor: Pick<MemberActor, 'language'>,
  row: DepositRow,
): Promise<DepositRow> {
  if (row.status !== 'pending' || row.flow === 'transfer' || isAnswered(row)) return row;
  if (!(await claim(context, row))) return row;
  const charge = await ask(context, actor, row);
  if (!isOurs(charge, row)) {
    context.log.error({ depositId: row.publicId }, 'the rail made another charge');
    throw new Refusal('gateway_unavailable', { depositId: row.publicId });
  }
  await context.database.query(
    `UPDATE deposits SET gateway_reference = coalesce(gateway_reference, $2), redirect_url = $3
      WHERE id = $1`,
    [row.rowId, charge.reference, charge.pageUrl],
  );
  if (charge.state !== 'pending') await settleDeposit(context, { ...charge, source: 'status' });
  return readDeposit(context.database, row.rowId);
}

function isAnswered({ flow, redirectUrl, gatewayReference }: DepositRow): boolean {
  return flow === 'page' ? redirectUrl !== null : gatewayReference !== null;
}

/** May this process ask now? Written before it asks, so that nobody asks a second time. */
async function claim({ database }: Context, { rowId, rail }: DepositRow): Promise<boolean> {
  if (railOf(rail).isCreateRepeatable) return true;
  const { rowCount } = await database.query(
    'UPDATE deposits SET asked_at = now() WHERE id = $1 AND asked_at IS NULL',
    [rowId],
  );
  return rowCount === 1;
}

async function ask(
  context: Context,
  { language }: Pick<MemberActor, 'language'>,
  row: DepositRow,
): Promise<Charge> {
  const { log, database } = context;
  const order = chargeOrder(row, language);
  try {
    return await askRail(context, row.rail, (rail) => rail.create(context, order));
  } catch (error) {
    log.warn({ err: error, depositId: row.publicId }, 'no charge from the rail');
    if (error instanceof OutsideRefusal || error instanceof RailRests) {
      // It definitely did not act, so it may be asked again.
      await database.query('UPDATE deposits SET asked_at = NULL WHERE id = $1', [row.rowId]);
    }
    throw new Refusal('gateway_unavailable', { depositId: row.publicId });
  }
}

function isOurs(charge: Charge, row: DepositRow): boolean {
  return (
    charge.depositId === row.publicId &&
    charge.currency === row.currency &&
    charge.amount === toDecimal(row.amount, row.currency) &&
    (charge.pageUrl === null ? row.flow !== 'page' : /^https?:\/\//.test(charge.pageUrl))
  );
}
