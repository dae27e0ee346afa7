/** How Airtel answers: every answer has a status block, and some have data beside it. */
import type { FastifyRequest } from 'fastify';
import { readMischief } from '#simulator/callbacks/mischief.ts';
import type { z } from 'zod';

type Block = { code: string; message: string; resultCode: string; responseCode?: string };

export class AirtelError extends Error {
  readonly block: Block;
  constructor(block: Block) {
    super(block.message);
    this.block = block;
  }
}

export function statusBlock({ code, message, resultCode, responseCode }: Block) {
  return {
    response_code: responseCode ?? null,
    code,
    success: code === '200',
    result_code: resultCode,
    message,
  };
}

/** The request did what it was for; where the transaction stands is in its own status. */
export const done = (responseCode: string, message = 'SUCCESS') =>
  statusBlock({ code: '200', message, resultCode: 'ESB000010', responseCode });

/** Throws "Field validation" with the first field that is wrong. */
export function readRequest<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path.join('.') ?? '';
  throw new AirtelError({
    code: '400',
    message: `Field validation: ${field}`,
    resultCode: 'ESB000008',
  });
}

/** A request with the market it is for and what asks for mischief beside it. */
export type Asked = {
  market: Market;
  params: unknown;
  query: unknown;
  body: unknown;
  mischief: ReturnType<typeof readMischief>;
};

export type Market = { country: 'KE' | 'TZ'; currency: 'KES' | 'TZS'; dialling: string };

const markets: readonly Market[] = [
  { country: 'KE', currency: 'KES', dialling: '254' },
  { country: 'TZ', currency: 'TZS', dialling: '255' },
];

/** Each country is a network of its own, named by two headers that must agree. */
export function readMarket({ headers }: FastifyRequest): Market {
  const market = markets.find(({ country }) => country === headers['x-country']);
  if (!market) {
    throw new AirtelError({
      code: '400',
      message: 'Invalid Country Name',
      resultCode: 'ESB000034',
    });
  }
  if (headers['x-currency'] !== market.currency) {
    throw new AirtelError({
      code: '400',
      message: 'Invalid Currency Code',
      resultCode: 'ESB000035',
    });
  }
  return market;
}
