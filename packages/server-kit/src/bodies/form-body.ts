/**
 * Bodies as an HTML form sends them, where a call of the spec asks for that (spec §7). All that
 * @fastify/formbody would bring is the one call below; the parser would still be ours (ADR 24).
 */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '@bahati/server-kit/refusal.ts';

/**
 * Reads form-encoded bodies beside JSON on routes of this scope. A field that is named twice is
 * refused with `invalid_input`: readers would disagree on which of the two counts.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string | Buffer) => {
      const fields = [...new URLSearchParams(text.toString())];
      const body = Object.fromEntries(fields);
      if (Object.keys(body).length === fields.length) return body;
      const problem = { field: 'body', problem: 'repeated' };
      throw new Refusal('invalid_input', { fields: [problem] });
    },
  );
}
