/**
 * The office's list of members, narrowed and ordered. A page costs about the same among millions
 * and wherever it is: first the nearest members in the wanted order are looked at, a bounded number
 * of them; where too few of those are meant, all are chosen from that are.
 */
import type {
  FoundBy,
  MemberRow,
  memberFilter,
} from '@bahati/contract/back-office/members/members.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { parseAmount } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { type BrandSettings, readBrand } from '#domains/system/brand.ts';
import { findMembers } from './find-members.ts';
import { fromMembers, memberRow, type Row, rowColumns } from './member-rows.ts';

type Filter = z.infer<typeof memberFilter>;
export type MemberQuery = Filter & { cursor?: string | undefined; pageSize: number };

/** So many are looked at in the wanted order before another way is taken. */
const walkLength = 5_000;

const columnOf = {
  registered: 'registered_at',
  last_login: 'last_login_at',
  balance: 'balance',
} as const;

/** Few: certainly not worth walking for. */
type Conditions = { text: string[]; values: unknown[]; isFew: boolean };
type Place = { key: string; id: string };
type Order = { column: string; isDescending: boolean; type: 'bigint' | 'timestamptz' };

/** Refuses `invalid_input` for a place or an amount that is none. */
export async function listMembers(context: Context, query: MemberQuery): Promise<Page<MemberRow>> {
  const { database } = context;
  const brand = await readBrand(database, context.config.BRAND);
  const found = query.search ? await findMembers(context, brand, query.search) : undefined;
  if (found?.size === 0) return { items: [], nextCursor: null };
  const column = columnOf[query.sort];
  const type = query.sort === 'balance' ? 'bigint' : 'timestamptz';
  const order: Order = { column, isDescending: query.order === 'desc', type };
  const limit = query.pageSize + 1;
  const filters = conditionsOf(query, brand, found && [...found.keys()]);
  const after = readPlace(query.cursor, order.type);
  const places = await choose(database, filters, order, after, limit);
  const shown = places.slice(0, query.pageSize);
  const last = places.length > query.pageSize ? shown.at(-1) : undefined;
  return {
    items: await readRows(database, shown, found),
    nextCursor: last ? Buffer.from(`${last.key}|${last.id}`).toString('base64url') : null,
  };
}

async function choose(
  database: Database,
  filters: Conditions,
  order: Order,
  after: Place | null,
  limit: number,
): Promise<Place[]> {
  const { column, isDescending, type } = order;
  const direction = isDescending ? 'DESC' : 'ASC';
  const orderBy = `ORDER BY ${column} ${direction}, member_id ${direction}`;
  const values = [...filters.values];
  const place = after
    ? `(${column}, member_id) ${isDescending ? '<' : '>'} ($${values.push(after.key)}::${type}, $${values.push(after.id)}::bigint)`
    : 'true';
  const narrowed = filters.text.length > 0 ? filters.text.join(' AND ') : 'true';
  const chosen = `SELECT member_id::text AS id, ${column}::text AS key FROM`;
  const walk = `${chosen} (SELECT * FROM member_index WHERE ${place} ${orderBy} LIMIT ${walkLength})
    nearest WHERE ${narrowed} ${orderBy} LIMIT ${limit}`;
  const near = filters.isFew ? undefined : await database.query<Place>(walk, values);
  if (near && (near.rows.length === limit || filters.text.length === 0)) return near.rows;
  // OFFSET 0: those that are meant are found by what they are, and only then put in order.
  const all = await database.query<Place>(
    `${chosen} (SELECT * FROM member_index WHERE ${narrowed} AND ${place} OFFSET 0) meant
     ${orderBy} LIMIT ${limit}`,
    values,
  );
  return all.rows;
}

/** Days are the brand's, both ends included. */
function conditionsOf(
  query: Filter,
  { code, timeZone, currency }: BrandSettings,
  found: bigint[] | undefined,
): Conditions {
  const text: string[] = [];
  const values: unknown[] = [];
  const add = (value: unknown, condition: (at: string) => string) => {
    if (value !== undefined) text.push(condition(`$${values.push(value)}`));
  };
  const since = (column: string) => (at: string) =>
    `${column} >= (${at}::date)::timestamp AT TIME ZONE $${values.push(timeZone)}`;
  const until = (column: string) => (at: string) =>
    `${column} < (${at}::date + 1)::timestamp AT TIME ZONE $${values.push(timeZone)}`;
  const money = (field: string, told: string | undefined) => {
    const amount = told === undefined ? undefined : parseAmount(told, currency);
    if (told !== undefined && amount === undefined) refuse(field);
    return amount;
  };
  add(found, (at) => `member_id = ANY(${at}::bigint[])`);
  add(query.status, (at) => `status = ${at}`);
  add(query.type, (at) => `type = ${at}::smallint`);
  add(query.dialingCode, (at) => `dialing_code = ${at}`);
  add(query.kycLevel, (at) => `kyc_level = ${at}::smallint`);
  add(query.uplineId, (at) => `upline_id = ${at}::bigint`);
  add(query.tag, tagged(values, code));
  add(query.registeredFrom, since('registered_at'));
  add(query.registeredTo, until('registered_at'));
  add(query.lastLoginFrom, since('last_login_at'));
  add(query.lastLoginTo, until('last_login_at'));
  add(money('balanceFrom', query.balanceFrom), (at) => `balance >= ${at}::bigint`);
  add(money('balanceTo', query.balanceTo), (at) => `balance <= ${at}::bigint`);
  const isFew = [found, query.uplineId, query.tag].some((known) => known !== undefined);
  return { text, values, isFew };
}

/** Who carries a tag of the brand. */
const tagged = (values: unknown[], brand: string) => (at: string) =>
  `member_id IN (SELECT tagged_members.member_id FROM tagged_members
                  WHERE brand = $${values.push(brand)} AND tag = ${at})`;

async function readRows(
  database: Database,
  places: readonly Place[],
  found: ReadonlyMap<bigint, FoundBy[]> | undefined,
): Promise<MemberRow[]> {
  const { rows } = await database.query<Row>(
    `SELECT ${rowColumns} ${fromMembers} WHERE members.id = ANY($1::bigint[])`,
    [places.map(({ id }) => id)],
  );
  const byId = new Map(rows.map((row) => [row.rowId.toString(), row]));
  return places.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [{ ...memberRow(row), foundBy: found?.get(row.rowId) ?? [] }] : [];
  });
}

const placeForms = { bigint: /^-?\d{1,18}$/, timestamptz: /^[\d: +.-]{10,40}$/ } as const;

/** Refuses `invalid_input`. */
function readPlace(cursor: string | undefined, type: Order['type']): Place | null {
  if (cursor === undefined) return null;
  const [key = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('|');
  if (!placeForms[type].test(key) || !/^[1-9]\d{0,17}$/.test(id)) refuse('cursor');
  if (type === 'timestamptz' && Number.isNaN(Date.parse(key.replace(/\+00$/, 'Z'))))
    refuse('cursor');
  return { key, id };
}

function refuse(field: string): never {
  throw new Refusal('invalid_input', { fields: [{ field, problem: 'invalid' }] });
}
