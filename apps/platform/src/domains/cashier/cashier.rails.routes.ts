/**
 * What rails call on us in their own words: `/rail-callbacks/<rail>/…`. The rail's adapter proves
 * and reads them; what they say is settled here, and the answer is given only once it stands, so
 * that a rail which repeats the unanswered does so for good reason.
 */
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { askAboutDeposit } from './ask-gateway.ts';
import { findDeposit, settleDeposit } from '#domains/cashier/deposits/deposits.ts';
import { amountSaid, auditOnce, noteException } from '#domains/cashier/exceptions/exceptions.ts';
import {
  isAccountKnown,
  receiveIncomingPayment,
} from '#domains/cashier/reconciliation/reconciliation.ts';
import { askRail, railOf } from './rails/rails.ts';
import type { Report } from '#domains/cashier/rails/rail/rail.ts';
import { noteRefusal, settleReversal } from '#domains/cashier/refunds/refunds.ts';
import {
  findWithdrawal,
  payoutOrder,
  settleWithdrawal,
} from '#domains/cashier/withdrawals/withdrawals.ts';

const longestBody = 64 * 1024;

type Params = { rail: string; '*': string };

/** In a scope of its own, whose bodies stay as they were sent until proven. */
export async function serveRailCallbacks(server: HttpServer, context: Context): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parseAs = 'buffer';
    scope.addContentTypeParser('*', { parseAs, bodyLimit: longestBody }, (_, body, done) =>
      done(null, body),
    );
    const hear = async (request: FastifyRequest<{ Params: Params }>) => callback(context, request);
    scope.post<{ Params: Params }>('/rail-callbacks/:rail', hear);
    scope.post<{ Params: Params }>('/rail-callbacks/:rail/*', hear);
  });
}

async function callback(
  context: Context,
  { params, headers, body }: FastifyRequest<{ Params: Params }>,
): Promise<object> {
  const rail = railOf(params.rail);
  if (!rail.callback) throw new Refusal('not_found');
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const path = (params['*'] ?? '').split('/');
  try {
    const heard = await rail.callback(context, { path, headers, raw });
    for (const report of heard.reports) {
      const answer = await settle(context, params.rail, report);
      if (answer) return answer;
    }
    return heard.answer;
  } catch (error) {
    const isOutside = error instanceof OutsideFault || error instanceof OutsideRefusal;
    if (!isOutside) throw error;
    // The rail's books could not be read, so that it is to tell it again.
    context.log.warn({ err: error, rail: params.rail }, 'a callback could not be confirmed');
    throw new Refusal('retry');
  }
}

/** Answers what the rail is to be told instead of its usual answer. */
async function settle(context: Context, rail: string, report: Report): Promise<object | undefined> {
  switch (report.kind) {
    case 'charge':
      await orDifference(context, settleDeposit(context, { ...report, rail, source: 'callback' }), {
        ...report,
        rail,
        subject: `deposit:${report.depositId}`,
      });
      return undefined;
    case 'charge_stirred':
      await takeUpCharge(context, rail, report);
      return undefined;
    case 'payout':
      await orDifference(
        context,
        settleWithdrawal(context, { ...report, rail, source: 'callback' }),
        {
          ...report,
          rail,
          subject: `withdrawal:${report.withdrawalId}`,
        },
      );
      return undefined;
    case 'payout_stirred':
      await takeUpPayout(context, rail, report.withdrawalId);
      return undefined;
    case 'reversal':
      await settleReversal(context, report);
      return undefined;
    case 'reversal_refused':
      await noteRefusal(context, report);
      return undefined;
    case 'incoming_payment':
      await receiveIncomingPayment(context, report.incomingPayment);
      return undefined;
    default:
      return report.answer(await isAccountKnown(context, report.account));
  }
}

type Said = { rail: string; reference: string; subject: string; currency: string; amount: string };

/** Another amount than ours moves nothing, however often it is told: staff look at it. */
async function orDifference(context: Context, settled: Promise<void>, said: Said): Promise<void> {
  try {
    await settled;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'amount_differs') throw error;
    await noteOtherAmount(context, said);
  }
}

async function noteOtherAmount(context: Context, said: Said): Promise<void> {
  const money = amountSaid(said.amount, said.currency);
  if (!money) throw new Refusal('invalid_input');
  await noteException(context, context.database, {
    rail: said.rail,
    kind: 'amount_differs',
    reference: said.reference,
    subject: said.subject,
    currency: money.currency,
    ours: null,
    theirs: money.amount,
    account: null,
    party: null,
    happenedAt: context.now(),
  });
}

type StirredCharge = Extract<Report, { kind: 'charge_stirred' }>;

/** The rail's own name of the charge is kept where its first answer was lost; then it is asked. */
async function takeUpCharge(context: Context, rail: string, told: StirredCharge): Promise<void> {
  const row = await findDeposit(context.database, told.depositId);
  if (row?.rail !== rail) throw new Refusal('not_found');
  await context.database.query(
    `UPDATE deposits SET gateway_reference = coalesce(gateway_reference, $2) WHERE id = $1`,
    [row.rowId, told.reference || null],
  );
  const isOther =
    told.amount !== undefined && parseAmount(told.amount, row.currency) !== row.amount;
  if (isOther) {
    await inTransaction(context.database, (transaction) =>
      auditOnce(transaction, {
        actor: 'system',
        action: 'deposit.amount_differed',
        subject: `deposit:${row.publicId}`,
        before: { amount: toDecimal(row.amount, row.currency), status: row.status },
        after: { amount: told.amount, reference: told.reference, source: 'callback' },
      }),
    );
  }
  await askAboutDeposit(context, told.depositId, isOther ? undefined : told.receipt);
}

async function takeUpPayout(context: Context, rail: string, withdrawalId: string): Promise<void> {
  const row = await findWithdrawal(context.database, withdrawalId);
  if (row?.rail !== rail) throw new Refusal('not_found');
  if (row.status !== 'approved') return;
  const order = payoutOrder(row);
  const known = await askRail(context, row.rail, (rail) => rail.payOutStatus(context, order));
  if (known) await settleWithdrawal(context, { ...known, source: 'status' });
}
