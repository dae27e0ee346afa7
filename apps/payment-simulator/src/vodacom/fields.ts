/** Fields of Vodacom's requests, which all name country and short code. */
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#simulator/context.ts';
import { z } from 'zod';
import { VodacomError } from './errors.ts';

const text = z.union([z.string(), z.number()]).transform(String);

/** Whatever the caller names a conversation; it is taken once. */
export const conversation = z.string().regex(/^\w{1,40}$/);
export const transaction = z.string().regex(/^\w{1,40}$/);
const amount = text.pipe(z.string().max(20));

export const place = { input_Country: z.literal('TZN'), input_ServiceProviderCode: z.string() };

export const payment = z.object({
  ...place,
  input_Amount: amount,
  input_Currency: z.literal('TZS'),
  input_CustomerMSISDN: text.pipe(z.string().max(20)),
  input_ThirdPartyConversationID: conversation,
  input_TransactionReference: z.string().regex(/^[\w ]{1,20}$/),
  input_PurchasedItemsDesc: z.string().max(256).optional(),
  input_PaymentItemsDesc: z.string().max(256).optional(),
});

export const reversal = z.object({
  ...place,
  input_ReversalAmount: amount,
  input_ThirdPartyConversationID: conversation,
  input_TransactionID: transaction,
});

export const question = z.object({
  ...place,
  input_QueryReference: transaction,
  input_ThirdPartyConversationID: conversation,
});

export function assertShortCode({ settings }: Context, code: string): void {
  if (code !== settings.vodacom.serviceProviderCode) throw new VodacomError('INS-13');
}

export function fullNumber(number: string): string {
  if (!/^255[67]\d{8}$/.test(number)) throw new VodacomError('INS-2051');
  return number;
}

export function exact(given: string): string {
  const minor = parseAmount(given, 'TZS') ?? 0n;
  if (minor <= 0n || minor % 100n !== 0n) throw new VodacomError('INS-15');
  return toDecimal(minor, 'TZS');
}
