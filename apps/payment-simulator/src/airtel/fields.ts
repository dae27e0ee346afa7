/** Fields of Airtel's requests. */
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { z } from 'zod';
import { AirtelError, type Market } from './errors.ts';

const text = z.union([z.string(), z.number()]).transform(String);

/** Whatever the caller names a transaction; it is taken once. */
export const id = z.string().regex(/^[\w-]{1,64}$/);

/** A number without the country before it. */
export const msisdn = text.pipe(z.string().max(20));

/** As many decimals as the caller likes to write, a number or a text. */
export const amount = text.pipe(z.string().max(20));

export function fullNumber(market: Market, short: string): string {
  if (/^[17]\d{8}$/.test(short) || (market.country === 'TZ' && /^6\d{8}$/.test(short))) {
    return `${market.dialling}${short}`;
  }
  throw new AirtelError({
    code: '400',
    message: 'Invalid MSISDN Length. MSISDN Length should be 9',
    resultCode: 'ESB000033',
  });
}

export function exact(market: Market, given: string): string {
  const minor = parseAmount(given, market.currency) ?? 0n;
  if (minor > 0n) return toDecimal(minor, market.currency);
  throw new AirtelError({
    code: '400',
    message: 'Invalid Amount',
    resultCode: 'ESB000011',
    responseCode: 'DP00800001004',
  });
}
