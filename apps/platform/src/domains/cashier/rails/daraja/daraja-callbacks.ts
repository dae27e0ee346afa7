/**
 * What Daraja tells us. It signs nothing: the token in the address, made for the one thing it
 * speaks of, proves who calls. Even so no result that gives or returns money is taken at its word
 * where Daraja's books can be asked.
 */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import {
  type Heard,
  isCallbackToken,
  type RailCallback,
  readJson,
  type Report,
} from '#domains/cashier/rails/rail/rail.ts';
import { askDaraja, isDarajaSetUp, type Fields } from './daraja-api.ts';
import { initiatorFields, resultAddresses } from './daraja-request.ts';

const accepted = { ResultCode: 0, ResultDesc: 'Accepted' };

/** Refuses `unauthenticated`, `invalid_input`. */
export async function hearDaraja(context: Context, call: RailCallback): Promise<Heard> {
  const { config } = context;
  const proof = call.path.at(-1) ?? '';
  const of = call.path.slice(0, -1);
  const isProven =
    isDarajaSetUp(config) && isCallbackToken(proof, config.DARAJA_CALLBACK_KEY, ...of);
  if (!isProven) throw new Refusal('unauthenticated');
  const body = readJson(call.raw.toString('utf8'));
  if (!body) throw new Refusal('invalid_input');
  const [kind, ...rest] = of;
  const reports = await read(context, kind ?? '', rest, body);
  return { reports, answer: accepted };
}

async function read(
  context: Context,
  kind: string,
  rest: readonly string[],
  body: Fields,
): Promise<Report[]> {
  const [id = ''] = rest;
  switch (kind) {
    case 'stk':
      return [stirredCharge(id, body)];
    case 'payout':
      return [payoutResult(id, body)];
    case 'payout-status':
      return payoutStatus(id, body);
    case 'reversal':
      return [reversalResult(rest, body)];
    case 'reversal-status':
      return reversalStatus(rest, body);
    case 'validation':
      return [question(body)];
    case 'confirmation':
      await askAboutIncomingPayment(context, body);
      return [];
    case 'incoming_payment':
      return incomingPayment(rest, body);
    default:
      // Something came to nothing in Daraja's queue: it is asked about when its time comes.
      return [];
  }
}

/** Metadata comes only with success. */
function stirredCharge(depositId: string, body: Fields): Report {
  const callback = fieldsOf(fieldsOf(body['Body'])['stkCallback']);
  const items = listOf(fieldsOf(callback['CallbackMetadata'])['Item']);
  const told = new Map(items.map((item) => [item['Name'], item['Value']]));
  return {
    kind: 'charge_stirred',
    depositId,
    reference: textOf(callback['CheckoutRequestID']),
    receipt: told.has('MpesaReceiptNumber') ? textOf(told.get('MpesaReceiptNumber')) : undefined,
    amount: told.has('Amount') ? decimalOf(told.get('Amount')) : undefined,
  };
}

type Result = { code: string; id: string; told: Map<unknown, unknown>; text: string };

function resultOf(body: Fields): Result {
  const result = fieldsOf(body['Result']);
  const items = listOf(fieldsOf(result['ResultParameters'])['ResultParameter']);
  return {
    code: textOf(result['ResultCode']),
    id: textOf(result['TransactionID']),
    text: textOf(result['ResultDesc']),
    told: new Map(items.map((item) => [item['Key'], item['Value']])),
  };
}

/** Money that went out is taken at its word; money that is to return is asked about first. */
function payoutResult(withdrawalId: string, body: Fields): Report {
  const { code, id, told } = resultOf(body);
  if (code !== '0') return { kind: 'payout_stirred', withdrawalId };
  const reference = textOf(told.get('TransactionReceipt')) || id;
  return paid(withdrawalId, decimalOf(told.get('TransactionAmount')), reference);
}

function paid(withdrawalId: string, amount: string, reference: string): Report {
  const state = 'paid' as const;
  return { kind: 'payout', withdrawalId, currency: 'KES', amount, state, reference, reason: null };
}

/** Only what Daraja's books call final is final; a transaction they do not know says nothing. */
function payoutStatus(withdrawalId: string, body: Fields): Report[] {
  const { code, id, told } = resultOf(body);
  if (code !== '0') return [];
  const amount = decimalOf(told.get('Amount'));
  const reference = textOf(told.get('ReceiptNo')) || id;
  const status = textOf(told.get('TransactionStatus'));
  if (status === 'Completed') return [paid(withdrawalId, amount, reference)];
  if (!['Declined', 'Cancelled', 'Expired', 'Failed'].includes(status)) return [];
  const reason = status.toLowerCase();
  const state = 'failed' as const;
  return [{ kind: 'payout', withdrawalId, currency: 'KES', amount, state, reference, reason }];
}

/** Already reversed is as good as reversed: the receipt is sent back once. */
const isGone: ReadonlySet<string> = new Set(['0', 'R000001']);

function reversalResult([reversalId = '', attempt = '']: readonly string[], body: Fields): Report {
  const { code, text } = resultOf(body);
  const of = { reversalId, attempt: Number(attempt) };
  return isGone.has(code)
    ? { kind: 'reversal', ...of, state: 'done' }
    : { kind: 'reversal_refused', ...of, reason: `${code} ${text}`.trim() };
}

function reversalStatus(
  [reversalId = '', attempt = '', receipt = '']: readonly string[],
  body: Fields,
): Report[] {
  const { code, told } = resultOf(body);
  if (code !== '0') return [];
  if (textOf(told.get('ReceiptNo')) !== receipt) throw new Refusal('invalid_input');
  const states: Readonly<Record<string, 'standing' | 'done'>> = {
    Completed: 'standing',
    Reversed: 'done',
  };
  const state = states[textOf(told.get('TransactionStatus'))];
  return state ? [{ kind: 'reversal', reversalId, attempt: Number(attempt), state }] : [];
}

function question(body: Fields): Report {
  return {
    kind: 'question',
    account: textOf(body['BillRefNumber']),
    answer: (isKnown) =>
      isKnown ? accepted : { ResultCode: 'C2B00012', ResultDesc: 'Invalid Account Number' },
  };
}

/** The address it was told to is the same for everybody's money, so Daraja's books are asked. */
async function askAboutIncomingPayment(context: Context, body: Fields): Promise<void> {
  const receipt = textOf(body['TransID']);
  const account = textOf(body['BillRefNumber']);
  const payer = textOf(body['MSISDN']);
  if (!/^[A-Z0-9]{6,20}$/.test(receipt)) throw new Refusal('invalid_input');
  await askDaraja(context.config, '/mpesa/transactionstatus/v1/query', {
    ...initiatorFields(context.config),
    CommandID: 'TransactionStatusQuery',
    TransactionID: receipt,
    OriginalConversationID: '',
    PartyA: context.config.DARAJA_SHORT_CODE,
    IdentifierType: '4',
    Remarks: 'Deposit',
    Occasion: '',
    ...resultAddresses(context, 'incoming_payment', receipt, named(account), named(payer)),
  });
}

/** An address has no empty part. */
const named = (text: string): string => Buffer.from(text).toString('base64url') || '-';
const unnamed = (text: string): string => Buffer.from(text, 'base64url').toString();

function incomingPayment(
  [receipt = '', account = '', payer = '']: readonly string[],
  body: Fields,
): Report[] {
  const { code, told } = resultOf(body);
  if (code !== '0' || textOf(told.get('TransactionStatus')) !== 'Completed') return [];
  if (textOf(told.get('ReceiptNo')) !== receipt) throw new Refusal('invalid_input');
  const amount = decimalOf(told.get('Amount'));
  const money = { rail: 'mpesa', receipt, currency: 'KES', amount };
  return [
    {
      kind: 'incoming_payment',
      incomingPayment: {
        ...money,
        account: unnamed(account),
        payer: unnamed(payer) || null,
        at: new Date(),
      },
    },
  ];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

/** "500", "500.0" and "500.00" are one amount; anything else cannot be one. */
function decimalOf(value: unknown): string {
  const [, whole, cents = ''] = /^(\d{1,14})(?:\.(\d{1,2}))?$/.exec(textOf(value)) ?? [];
  if (whole === undefined) throw new Refusal('invalid_input');
  return `${whole}.${cents.padEnd(2, '0')}`;
}
