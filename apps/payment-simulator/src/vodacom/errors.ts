/** How Vodacom answers: every answer has a code, and the words for it. */
import { randomInt } from 'node:crypto';
import type { readMischief } from '#simulator/callbacks/mischief.ts';
import type { z } from 'zod';

const words = {
  'INS-0': 'Request processed successfully',
  'INS-1': 'Internal Error',
  'INS-10': 'Duplicate Transaction',
  'INS-13': 'Invalid Shortcode Used',
  'INS-15': 'Invalid Amount Used',
  'INS-17': 'Invalid Transaction Reference. Length Should Be Between 1 and 20.',
  'INS-20': 'Not All Parameters Provided. Please try again.',
  'INS-2051': 'MSISDN invalid.',
} as const;

export type Code = keyof typeof words;

const statuses: Readonly<Partial<Record<Code, number>>> = { 'INS-1': 500, 'INS-10': 409 };

export class VodacomError extends Error {
  readonly code: Code;
  constructor(code: Code) {
    super(words[code]);
    this.code = code;
  }

  get status(): number {
    return statuses[this.code] ?? 400;
  }
}

export const told = (code: Code) => ({
  output_ResponseCode: code,
  output_ResponseDesc: words[code],
});

/** What Vodacom calls a conversation: letters and digits. */
export const newConversation = (): string =>
  Array.from({ length: 4 }, () =>
    randomInt(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

/** Throws INS-20 where a field is missing or none. */
export function readRequest<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const read = schema.safeParse(value);
  if (!read.success) throw new VodacomError('INS-20');
  return read.data;
}

export type Asked = {
  query: unknown;
  body: unknown;
  mischief: ReturnType<typeof readMischief>;
};
