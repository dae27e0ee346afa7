/** The API described from the contract itself: a page at `/docs/api`, its document at `/json`. */
import {
  type Audience,
  type CallDeclaration,
  type Calls,
  methodAndPath,
  refusalsOf,
} from '@bahati/contract/call.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { z } from 'zod';

export type ApiSection = { name: string; description: string; calls: Calls };

/** The page's own scripts and styles; React sets styles by script, which needs no exception. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export async function serveApiPage(
  server: HttpServer,
  title: string,
  sections: readonly ApiSection[],
): Promise<void> {
  // Its schemas take longer to write than all routes together; few processes are ever asked.
  let document: object | undefined;
  await server.register(async (scope) => {
    await scope.register(fastifySwagger, {
      mode: 'static',
      specification: { document: {} as never },
    });
    await scope.register(fastifySwaggerUi, {
      routePrefix: '/docs/api',
      staticCSP: policy,
      transformSpecification: () => (document ??= openApiDocument(title, sections)),
      transformSpecificationClone: false,
      uiConfig: {
        docExpansion: 'list',
        layout: 'BaseLayout',
        deepLinking: true,
        validatorUrl: null,
      },
      theme: { title, favicon: [] },
    });
  });
}

/** OpenAPI 3.1, whose schemas are JSON Schema 2020-12 as they come. */
export function openApiDocument(title: string, sections: readonly ApiSection[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, calls } of sections) {
    for (const [key, call] of Object.entries(calls)) {
      const { method, path } = methodAndPath(key);
      const url = path.replace(/:(\w+)/g, '{$1}');
      paths[url] = { ...paths[url], [method.toLowerCase()]: operation(name, key, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: introduction },
    tags: sections.map(({ name, description }) => ({ name, description })),
    paths,
    components: { securitySchemes },
  };
}

const introduction = [
  'Every answer is an envelope: `{ "success": true, "value": … }` or',
  '`{ "success": false, "code": "…", "message": "…", "requestId": "…", "details": { … } }`.',
  'Amounts are decimal strings, instants are UTC.',
].join(' ');

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'x-signature',
    description:
      'HMAC-SHA256, hex, over `x-timestamp + "." + raw body`; `x-sender` names the sender.',
  },
};

const bearer = [{ bearer: [] }];
const signature = [{ signature: [] }];
const securityOf: Readonly<Record<Audience, object[]>> = {
  anyone: [],
  member: bearer,
  staff: bearer,
  'staff-awaiting-totp': bearer,
  'player-frame': bearer,
  provider: signature,
  platform: signature,
  gateway: signature,
};

function operation(tag: string, key: string, call: CallDeclaration) {
  return {
    tags: [tag],
    operationId: key.replace(/\W+/g, '_'),
    summary: call.summary,
    security: securityOf[call.audience],
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body ? { requestBody: { required: true, content: json(input(call.body)) } } : {}),
    responses: responses(call),
  };
}

function parameters(place: 'path' | 'query', shape: z.ZodObject | undefined) {
  if (!shape) return [];
  const { properties = {}, required = [] } = input(shape);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function responses(call: CallDeclaration): Record<string, unknown> {
  const byStatus = new Map<number, string[]>();
  for (const [code, status] of Object.entries(refusalsOf(call))) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const refused = [...byStatus].map(([status, codes]) => [
    status,
    { description: codes.join(', '), content: json(refusalSchema(codes)) },
  ]);
  const value = { type: 'object', required: ['success', 'value'] };
  const success = { success: { const: true }, value: output(call.value) };
  return {
    200: { description: 'Done', content: json({ ...value, properties: success }) },
    ...Object.fromEntries(refused),
  };
}

function refusalSchema(codes: readonly string[]) {
  return {
    type: 'object',
    required: ['success', 'code', 'message', 'requestId'],
    properties: {
      success: { const: false },
      code: { enum: codes },
      message: { type: 'string' },
      requestId: { type: 'string' },
      details: { type: 'object' },
    },
  };
}

function json(schema: object) {
  return { 'application/json': { schema } };
}

type JsonSchema = { properties?: Record<string, object>; required?: string[] };

/** `$schema` is the document's to say, once. */
function input(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest as JsonSchema;
}

function output(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return rest as JsonSchema;
}
