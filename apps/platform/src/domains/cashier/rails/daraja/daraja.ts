/**
 * M-Pesa in Kenya by Safaricom's Daraja. Money is asked for by a prompt on the payer's phone, which
 * may be sent once only; the callback says that something happened, and the query what. Payouts
 * carry our id, which M-Pesa takes once. It moves whole shillings.
 */
import { toDecimal } from '@bahati/money/money.ts';
import { OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { askDaraja, darajaPassword, fieldText } from './daraja-api.ts';
import { hearDaraja } from './daraja-callbacks.ts';
import { darajaReversals } from './daraja-reversal.ts';
import { readStatement } from './daraja-statement.ts';
import { darajaAddress, initiatorFields, resultAddresses } from './daraja-request.ts';
import type {
  Charge,
  ChargeOrder,
  Payout,
  PayoutOrder,
  Rail,
} from '#domains/cashier/rails/rail/rail.ts';

export const daraja: Rail = {
  isCreateRepeatable: false,
  create: pushPrompt,
  status: queryPrompt,
  payOut: sendToPhone,
  payOutStatus: askAboutPayout,
  reversals: darajaReversals,
  callback: hearDaraja,
  listForDay: readStatement,
  register: registerAddresses,
};

async function pushPrompt(context: Context, order: ChargeOrder): Promise<Charge> {
  const { config, now } = context;
  const phone = digitsOf(order.payer ?? '');
  const answer = await askDaraja(config, '/mpesa/stkpush/v1/processrequest', {
    ...darajaPassword(config, now()),
    TransactionType: 'CustomerPayBillOnline',
    Amount: wholeShillings(order),
    PartyA: phone,
    PartyB: config.DARAJA_SHORT_CODE,
    PhoneNumber: phone,
    CallBackURL: darajaAddress(context, 'stk', order.depositId),
    AccountReference: order.accountReference,
    TransactionDesc: 'Deposit',
  });
  return chargeOf(order, 'pending', fieldText(answer, 'CheckoutRequestID'));
}

async function queryPrompt(context: Context, order: ChargeOrder): Promise<Charge | undefined> {
  const { config, now } = context;
  const { railReference } = order;
  // Its answer was lost: only the callback and the statement can tell what it was called.
  if (railReference === null) return undefined;
  try {
    const answer = await askDaraja(config, '/mpesa/stkpushquery/v1/query', {
      ...darajaPassword(config, now()),
      CheckoutRequestID: railReference,
    });
    return chargeOf(order, stateOf(fieldText(answer, 'ResultCode')), railReference);
  } catch (error) {
    if (!(error instanceof OutsideRefusal)) throw error;
    // Nobody answered the prompt yet, or Daraja has a bad moment: either way nothing is known.
    if (error.code.startsWith('500.')) return chargeOf(order, 'pending', railReference);
    if (error.code === '400.002.02') return undefined;
    throw error;
  }
}

/** 1037: nobody at the phone. 1019: it ran out. 4999: still under way. */
function stateOf(code: string): Charge['state'] {
  if (code === '0') return 'paid';
  if (code === '1032') return 'cancelled';
  if (code === '1037' || code === '1019') return 'expired';
  return code === '4999' ? 'pending' : 'failed';
}

function chargeOf(order: ChargeOrder, state: Charge['state'], reference: string): Charge {
  const { depositId, currency, amount } = order;
  return {
    depositId,
    currency,
    amount: toDecimal(amount, currency),
    state,
    reference,
    pageUrl: null,
  };
}

async function sendToPhone(context: Context, order: PayoutOrder): Promise<Payout> {
  const { config } = context;
  try {
    const answer = await askDaraja(config, '/mpesa/b2c/v3/paymentrequest', {
      OriginatorConversationID: order.withdrawalId,
      InitiatorName: config.DARAJA_INITIATOR,
      SecurityCredential: config.DARAJA_SECURITY_CREDENTIAL,
      CommandID: 'BusinessPayment',
      Amount: wholeShillings(order),
      PartyA: config.DARAJA_SHORT_CODE,
      PartyB: digitsOf(order.payee),
      Remarks: 'Withdrawal',
      // Daraja itself writes it so.
      Occassion: '',
      ...resultAddresses(context, 'payout', order.withdrawalId),
    });
    return payoutOf(order, fieldText(answer, 'ConversationID'));
  } catch (error) {
    const isTaken = error instanceof OutsideRefusal && error.code === '500.002.1001';
    if (!isTaken) throw error;
    return (await askAboutPayout(context, order)) ?? payoutOf(order, '');
  }
}

/** The answer comes to our address; until then it is under way. */
async function askAboutPayout(context: Context, order: PayoutOrder): Promise<Payout | undefined> {
  await askDaraja(context.config, '/mpesa/transactionstatus/v1/query', {
    ...initiatorFields(context.config),
    CommandID: 'TransactionStatusQuery',
    TransactionID: '',
    OriginalConversationID: order.withdrawalId,
    PartyA: context.config.DARAJA_SHORT_CODE,
    IdentifierType: '4',
    Remarks: 'Withdrawal',
    Occasion: '',
    ...resultAddresses(context, 'payout-status', order.withdrawalId),
  });
  return payoutOf(order, order.railReference ?? '');
}

function payoutOf(order: PayoutOrder, reference: string): Payout {
  const { withdrawalId, currency, amount } = order;
  const money = { currency, amount: toDecimal(amount, currency) };
  return { withdrawalId, ...money, state: 'pending', reference, reason: null };
}

/** Tells Daraja where it asks and tells about money that comes by itself. */
async function registerAddresses(context: Context): Promise<void> {
  await askDaraja(context.config, '/mpesa/c2b/v1/registerurl', {
    ShortCode: context.config.DARAJA_SHORT_CODE,
    // Who does not answer in time loses no payment: it is taken and told.
    ResponseType: 'Completed',
    ConfirmationURL: darajaAddress(context, 'confirmation'),
    ValidationURL: darajaAddress(context, 'validation'),
  });
}

const digitsOf = (number: string): string => number.replace(/^\+/, '');

/** Throws OutsideRefusal where there are cents, which M-Pesa cannot move. */
function wholeShillings({ amount, currency }: Pick<ChargeOrder, 'amount' | 'currency'>): string {
  if (currency !== 'KES' || amount % 100n !== 0n) throw new OutsideRefusal('amount_not_whole');
  return (amount / 100n).toString();
}
