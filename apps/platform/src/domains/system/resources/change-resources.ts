/**
 * Staff write the customer service entries, and the apps and marks, each list as a whole and in
 * its order. Whoever wrote over a list that another staff user had changed meanwhile is told so.
 */
import { type LinkKind, linkKind } from '@bahati/contract/links.ts';
import type { ResourceEntry, ServiceEntry } from '@bahati/contract/back-office/system/resources.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { mostRows } from './resources.ts';
import { versionOf } from '@bahati/server-kit/version-of.ts';

type Executor = Database | Transaction;

/** A list as it is read: its version is what a change of it has to name. */
export type Versioned<T> = { version: string; items: T[] };

export type WrittenList<T> = Versioned<T> & { ip: string };

export async function readServices(
  database: Executor,
  brand: string,
): Promise<Versioned<ServiceEntry>> {
  const { rows } = await database.query<ServiceEntry>(
    `SELECT cs_type AS "csType", cs_position AS "csPosition", path,
            json_build_object('en', title_en, 'sw', title_sw) AS title
       FROM customer_service_entries WHERE brand_code = $1 ORDER BY position LIMIT $2`,
    [brand, mostRows],
  );
  return versioned(rows);
}

export async function readResources(
  database: Executor,
  brand: string,
): Promise<Versioned<ResourceEntry>> {
  const { rows } = await database.query<ResourceEntry>(
    `SELECT resource_type AS "resourceType", url,
            json_build_object('en', label_name_en, 'sw', label_name_sw) AS label
       FROM brand_resources WHERE brand_code = $1 ORDER BY position LIMIT $2`,
    [brand, mostRows],
  );
  return versioned(rows);
}

function versioned<T>(items: T[]): Versioned<T> {
  return { version: versionOf(items), items };
}

/** Refuses `link_invalid`, `changed_meanwhile`. */
export async function writeServices(
  context: Context,
  staff: StaffActor,
  list: WrittenList<ServiceEntry>,
): Promise<Versioned<ServiceEntry>> {
  assertLinks(
    list.items.map(({ path }) => path),
    ['page', 'https', 'mailto', 'tel'],
  );
  const about = { subject: 'customer_service', read: readServices, list };
  return writing(context, staff, about, async (transaction, brand) => {
    await transaction.query('DELETE FROM customer_service_entries WHERE brand_code = $1', [brand]);
    await transaction.query(
      `INSERT INTO customer_service_entries
         (brand_code, position, cs_type, cs_position, title_en, title_sw, path)
       SELECT $1, place, entry ->> 'csType', entry ->> 'csPosition', entry -> 'title' ->> 'en',
              entry -> 'title' ->> 'sw', entry ->> 'path'
         FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS listed (entry, place)`,
      [brand, JSON.stringify(list.items)],
    );
  });
}

/** Refuses `link_invalid`, `changed_meanwhile`. */
export async function writeResources(
  context: Context,
  staff: StaffActor,
  list: WrittenList<ResourceEntry>,
): Promise<Versioned<ResourceEntry>> {
  assertLinks(
    list.items.map(({ url }) => url),
    ['page', 'https'],
  );
  const about = { subject: 'resources', read: readResources, list };
  return writing(context, staff, about, async (transaction, brand) => {
    await transaction.query('DELETE FROM brand_resources WHERE brand_code = $1', [brand]);
    await transaction.query(
      `INSERT INTO brand_resources
         (brand_code, position, resource_type, url, label_name_en, label_name_sw)
       SELECT $1, place, entry ->> 'resourceType', entry ->> 'url', entry -> 'label' ->> 'en',
              entry -> 'label' ->> 'sw'
         FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS listed (entry, place)`,
      [brand, JSON.stringify(list.items)],
    );
  });
}

/** The tables hold the same rule; here it is said which entry breaks it. */
function assertLinks(links: readonly string[], allowed: readonly LinkKind[]): void {
  const at = links.findIndex((link) => !allowed.some((kind) => kind === linkKind(link)));
  if (at >= 0) throw new Refusal('link_invalid', { at });
}

type About<T> = {
  subject: string;
  read: (database: Executor, brand: string) => Promise<Versioned<T>>;
  list: WrittenList<T>;
};

async function writing<T>(
  { database, config }: Context,
  staff: StaffActor,
  { subject, read, list }: About<T>,
  write: (transaction: Transaction, brand: string) => Promise<void>,
): Promise<Versioned<T>> {
  return inTransaction(database, async (transaction) => {
    const brand = config.BRAND;
    await transaction.query('SELECT pg_advisory_xact_lock(hashtext($1))', [subject]);
    const before = await read(transaction, brand);
    if (before.version !== list.version) throw new Refusal('changed_meanwhile');
    await write(transaction, brand);
    const after = await read(transaction, brand);
    await recordAudit(transaction, {
      actor: staff.username,
      action: `${subject}.changed`,
      subject: `${subject}:${brand}`,
      before: { items: before.items },
      after: { items: after.items },
      ip: list.ip,
    });
    return after;
  });
}
