/**
 * Daraja sends a payment back by its receipt, whole and once; our id and the attempt stand in the
 * address the result comes to.
 */
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#platform/context.ts';
import { askDaraja } from './daraja-api.ts';
import { initiatorFields, resultAddresses } from './daraja-request.ts';
import type { Reversal, ReversalOrder, Reversals } from '#domains/cashier/rails/rail/rail.ts';

export const darajaReversals: Reversals = { reverse, status: askWhetherItStands };

async function reverse(context: Context, order: ReversalOrder): Promise<Reversal> {
  const { config } = context;
  await askDaraja(config, '/mpesa/reversal/v1/request', {
    ...initiatorFields(config),
    CommandID: 'TransactionReversal',
    TransactionID: order.receipt,
    Amount: toDecimal(order.amount, order.currency).replace(/\.00$/, ''),
    ReceiverParty: config.DARAJA_SHORT_CODE,
    // Daraja itself writes it so.
    RecieverIdentifierType: '11',
    Remarks: 'Sent back',
    Occasion: '',
    ...resultAddresses(context, 'reversal', order.reversalId, String(order.attempt)),
  });
  return pending(order);
}

/** The answer comes to our address. */
async function askWhetherItStands(context: Context, order: ReversalOrder): Promise<Reversal> {
  const { receipt, reversalId, attempt } = order;
  await askDaraja(context.config, '/mpesa/transactionstatus/v1/query', {
    ...initiatorFields(context.config),
    CommandID: 'TransactionStatusQuery',
    TransactionID: receipt,
    OriginalConversationID: '',
    PartyA: context.config.DARAJA_SHORT_CODE,
    IdentifierType: '4',
    Remarks: 'Sent back',
    Occasion: '',
    ...resultAddresses(context, 'reversal-status', reversalId, String(attempt), receipt),
  });
  return pending(order);
}

function pending({ reversalId, attempt }: ReversalOrder): Reversal {
  return { reversalId, attempt, state: 'pending' };
}
