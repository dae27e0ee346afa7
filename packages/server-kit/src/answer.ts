/** The one place where an outcome becomes an answer: the envelope of the spec. */
import { staffRefusals, standardRefusals, visitorRefusals } from '@bahati/contract/call.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { sqlState } from './database.ts';
import type { Log } from './log.ts';
import { Refusal } from './refusal.ts';

export type Answer = { status: number; body: string };

/** Words for people who read raw answers; sites translate the code instead. */
function sentence(code: string): string {
  const words = code.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function refused(
  code: string,
  status: number,
  requestId: string,
  details?: Readonly<Record<string, unknown>>,
): Answer {
  const body = { success: false, code, message: sentence(code), requestId, ...extras(details) };
  return { status, body: JSON.stringify(body) };
}

function extras(details: Readonly<Record<string, unknown>> | undefined): object {
  if (!details) return {};
  const { captcha, ...rest } = details;
  return {
    ...(captcha === true ? { captcha } : {}),
    ...(Object.keys(rest).length > 0 ? { details: rest } : {}),
  };
}

/**
 * Statuses of PostgreSQL that mean "nothing happened, ask again": timeouts, shutdown, no slot or
 * memory, a standby that is not the primary yet; and a network that does not lead there.
 */
const passingState = /^(57P0[123]|57014|55P03|40001|40P01|53[23]00|08\w{3}|25P03|25006)$/;
const passingNetwork = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What the driver says without a status, when the connection is gone before work or in its midst. */
const connectionGone = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
  'timeout exceeded when trying to connect',
  'timeout expired',
];

export function isPassingFault(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined && (passingState.test(state) || passingNetwork.test(state))) return true;
  const message = error instanceof Error ? error.message : '';
  return connectionGone.some((words) => message.startsWith(words));
}

/** Turns anything thrown into an answer. `refusals` are the call's own codes with statuses. */
export function answerError(
  error: unknown,
  requestId: string,
  refusals: Readonly<Record<string, number>>,
  log: Log,
): Answer {
  if (error instanceof Refusal) {
    const status = refusals[error.code] ?? standardStatus(error.code);
    if (status !== undefined) return refused(error.code, status, requestId, error.details);
    log.error({ requestId, refusal: error.code }, 'a refusal the call does not declare');
    return refused('internal_error', 500, requestId);
  }
  if (error instanceof z.ZodError) {
    const fields = error.issues.slice(0, 10).map((issue) => ({
      field: issue.path.join('.'),
      problem: issue.code,
    }));
    return refused('invalid_input', 400, requestId, { fields });
  }
  const mapped = isHalfSign(error) ? 'invalid_input' : knownFaults[sqlState(error) ?? ''];
  if (mapped) return refused(mapped, standardRefusals[mapped], requestId);
  const status = clientStatus(error);
  if (status !== undefined) return refused('invalid_input', status, requestId);
  if (isPassingFault(error)) {
    log.warn({ requestId, err: error }, 'a passing fault');
    return refused('retry', 503, requestId);
  }
  log.error({ requestId, err: error }, 'unexpected error');
  return refused('internal_error', 500, requestId);
}

/** Faults of the sender by the code of the layer that found them. */
const knownFaults: Readonly<Record<string, keyof typeof standardRefusals>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  // PostgreSQL: a text with a NUL in it, which no column can hold and nobody can type.
  '22021': 'invalid_input',
};

/**
 * PostgreSQL takes what JSON.stringify wrote for JSON, unless a text in it has half of a surrogate pair,
 * which nobody can type.
 */
function isHalfSign(error: unknown): boolean {
  return (
    sqlState(error) === '22P02' &&
    error instanceof Error &&
    error.message.startsWith('invalid input syntax for type json')
  );
}

const everywhere: Readonly<Record<string, number>> = {
  ...standardRefusals,
  ...visitorRefusals,
  ...staffRefusals,
};

function standardStatus(code: string): number | undefined {
  return Object.hasOwn(everywhere, code) ? everywhere[code] : undefined;
}

/** The 4xx a parser below us already decided on, as 400. */
function clientStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 400 : undefined;
}

export function sendRefused(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply
    .code(answer.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(answer.body);
}

/** The body of a successful answer. */
export function successBody(value: unknown): string {
  return `{"success":true,"value":${JSON.stringify(value)}}`;
}
