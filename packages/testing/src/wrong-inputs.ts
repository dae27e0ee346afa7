/** Inputs of a call with one thing or another wrong in them, and sending them. */
import type { CallDeclaration } from '@bahati/contract/call.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import fc from 'fast-check';
import { z } from 'zod';

export type Hints = {
  /** Values that lead somewhere, among those that do not. */
  values: readonly unknown[];
  /** What a text of a right shape may be. */
  texts: readonly string[];
  /** Fields of a query that are left out: a call waits for them. */
  without?: readonly string[];
};

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
};

/** Values no call expects, and many it does. */
const nasty = (values: readonly unknown[]) =>
  fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      '\0',
      '-1',
      '9'.repeat(30),
      '999999999999999999',
      "' OR 1=1 --",
      '__proto__',
      '😀'.repeat(50),
      Number.MAX_SAFE_INTEGER,
      -0.5,
      [],
      {},
      true,
      'zz'.repeat(4_000),
      ...values,
    ),
    fc.string({ maxLength: 12, unit: 'binary' }),
    fc.integer(),
  );

/** Mostly of the schema's shape. */
function wrongOf(schema: Schema, hints: Hints): fc.Arbitrary<unknown> {
  const usually = (right: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: nasty(hints.values) });
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => wrongOf(choice, hints)));
  if (schema.const !== undefined) return usually(fc.constant(schema.const));
  if (schema.enum) return usually(fc.constantFrom(...schema.enum));
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, of]) => [
      name,
      wrongOf(of, hints),
    ]);
    return usually(
      fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: Object.keys(schema.properties).slice(0, 3),
      }),
    );
  }
  if (schema.items) return usually(fc.array(wrongOf(schema.items, hints), { maxLength: 4 }));
  if (schema.type === 'integer' || schema.type === 'number') {
    return usually(fc.integer({ min: 0, max: 20_000 }));
  }
  if (schema.type === 'boolean') return usually(fc.boolean());
  return usually(fc.constantFrom(...hints.texts));
}

type WrongInput = { params: unknown; query: unknown; body: unknown; without: readonly string[] };

export function wrongInputs(
  { params, query, body }: CallDeclaration,
  hints: Hints,
): fc.Arbitrary<WrongInput> {
  const inputOf = (schema: z.ZodType | undefined): fc.Arbitrary<unknown> =>
    schema
      ? wrongOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, hints)
      : fc.constant(undefined);
  return fc.record({
    params: inputOf(params),
    query: inputOf(query),
    body: inputOf(body),
    without: fc.constant(hints.without ?? []),
  });
}

const asText = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

/** Sends it to a server in this process; answers the status and the refusal's code. */
export async function sendWrong(
  app: HttpServer,
  key: string,
  { params, query, body, without }: WrongInput,
  token: string,
): Promise<{ status: number; code?: string }> {
  const [method = 'GET', path = '/'] = key.split(' ');
  const given = Object(params) as Record<string, unknown>;
  const url = path.replace(/:(\w+)/g, (_, name: string) => asText(given[name] ?? '1'));
  const asked = Object.entries(Object(query) as Record<string, unknown>)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => `${name}=${asText(value)}`)
    .join('&');
  const response = await app.inject({
    method: method as 'GET',
    url: `${url}?${asked}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: response.statusCode, ...response.json<{ code?: string }>() };
}
