/** How Daraja says that it did not even take a request. */
import { randomInt } from 'node:crypto';
import { readMischief } from '#simulator/callbacks/mischief.ts';
import type { z } from 'zod';

export class DarajaError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.status = Number(code.slice(0, 3));
    this.code = code;
  }
}

export const newRequestId = (): string =>
  `${randomInt(1_000, 100_000)}-${randomInt(1_000_000, 100_000_000)}-1`;

export function errorBody({ code, message }: DarajaError) {
  return { requestId: newRequestId(), errorCode: code, errorMessage: message };
}

/** Throws "Bad Request - Invalid <field>" for the first field that is wrong. */
export function readRequest<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path[0];
  throw new DarajaError('400.002.02', `Bad Request - Invalid ${String(field ?? 'Request')}`);
}

/** A request with what asks for mischief beside it. */
export type Asked = { body: unknown; mischief: ReturnType<typeof readMischief> };
