/**
 * Every list as a file. The rows are those of the list's own call, page by page, so that a file
 * shows and hides what the screen does; its right is looked at again as the file is taken.
 */
import { Readable } from 'node:stream';
import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { type boExportCalls, exportLimit } from '@bahati/contract/back-office/insight/exports.ts';
import type { CallDeclaration, HandlerInput } from '@bahati/contract/call.ts';
import { csvLine, csvOpening } from '@bahati/server-kit/csv.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers, LooseHandler } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors, StaffActor } from '#platform/context.ts';
import { signOrder } from '#domains/records/export-links.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { cellOf, columnsOf, titleOf } from './export-columns.ts';

type Body = HandlerInput<(typeof boExportCalls)['POST /bo/exports']>['body'];

/** A signed order: the session it was made in goes as text, since JSON knows no bigint. */
export type ListOrder = Body & { sessionId: string };

export const listFilesPath = '/bo/exports/files';

const pageRows = 500;

const cutWords = {
  en: 'More lines than one file holds: the rest is left out. Narrow the list for them.',
  sw: 'Mistari ni mingi kuliko faili moja: iliyobaki imeachwa. Punguza orodha ili kuipata.',
};

/** Handlers of the back office by call. */
export type ServedCalls = ReadonlyMap<string, LooseHandler>;

/** Throws `forbidden` for who may not make this call. */
export type AssertMay = (actor: StaffActor, call: string) => void;

export function exportsBackOffice(
  context: Context,
  assertMay: AssertMay,
): Handlers<typeof boExportCalls, PlatformActors> {
  return {
    'POST /bo/exports': ({ actor, body, ip }) => orderList(context, { actor, body, ip }, assertMay),
  };
}

/** Refuses `list_unknown`, `forbidden`, and `invalid_input` for what the list cannot be narrowed to. */
async function orderList(
  { database, now }: Context,
  { actor, body, ip }: { actor: StaffActor; body: Body; ip: string },
  assertMay: AssertMay,
): Promise<{ url: string }> {
  const call = listCall(body.list);
  assertMay(actor, body.list);
  readInput(call, body);
  return inTransaction(database, async (transaction) => {
    await recordAudit(transaction, {
      actor: actor.username,
      action: 'list.exported',
      subject: `list:${body.list.replace('GET /bo/', '')}`,
      after: { ...body.params, ...body.query },
      ip,
    });
    const order: ListOrder = { ...body, sessionId: actor.sessionId.toString() };
    return { url: await signOrder(database, listFilesPath, order, now()) };
  });
}

function listCall(key: string): CallDeclaration {
  const call = Object.hasOwn(backOfficeCalls, key)
    ? (backOfficeCalls[key as keyof typeof backOfficeCalls] as CallDeclaration)
    : undefined;
  if (!call || !key.startsWith('GET ') || !columnsOf(call)) throw new Refusal('list_unknown');
  return call;
}

const readInput = (call: CallDeclaration, { params, query }: Pick<Body, 'params' | 'query'>) => ({
  params: call.params?.parse(params),
  query: call.query?.parse({ ...query, cursor: undefined }),
});

type Page = { items: readonly unknown[]; nextCursor?: string | null };

/** The whole file as it is read; `actor` is who takes it, now. */
export function listFile(
  context: Context,
  { order, actor, ip }: { order: ListOrder; actor: StaffActor; ip: string },
  served: ServedCalls,
): Readable {
  return Readable.from(linesOf(context, { order, actor, ip }, served), { objectMode: false });
}

async function* linesOf(
  context: Context,
  { order, actor, ip }: { order: ListOrder; actor: StaffActor; ip: string },
  served: ServedCalls,
): AsyncGenerator<string> {
  const call = listCall(order.list);
  const columns = columnsOf(call) ?? [];
  const handler = served.get(order.list);
  if (!handler) throw new Error(`${order.list} is not served.`);
  const { params, query } = readInput(call, order);
  yield csvOpening + csvLine(columns.map((way) => titleOf(way, order.titles)));
  let cursor: string | undefined;
  let left = exportLimit;
  do {
    const asked = { ...query, pageSize: Math.min(pageRows, left), cursor };
    const told = await handler({ params, query: asked, actor, ip, log: context.log });
    const { items, nextCursor } = told as Page;
    const lines = items
      .slice(0, left)
      .map((row) => csvLine(columns.map((way) => cellOf(row, way))));
    yield lines.join('');
    left -= items.length;
    cursor = nextCursor ?? undefined;
    if (left <= 0 && cursor !== undefined) yield csvLine([cutWords[order.language]]);
  } while (cursor !== undefined && left > 0);
}
