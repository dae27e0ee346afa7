/** Links to files of records: signed, and good for two minutes for whoever was handed one. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '@bahati/server-kit/database.ts';

const goodForMs = 120_000;

/** Signs an order so that nobody can make or change one; `place` keeps those of one site apart. */
export async function signOrder(
  database: Database,
  place: string,
  order: object,
  now: Date,
): Promise<string> {
  const until = now.getTime() + goodForMs;
  const text = Buffer.from(JSON.stringify({ order, until })).toString('base64url');
  const proof = proofOf(await readKey(database), place, text);
  return `${place}?order=${text}&proof=${proof.toString('base64url')}`;
}

/** The order of a link; undefined when it was not signed here or ran out. */
export async function readOrder<T>(
  database: Database,
  place: string,
  { order, proof }: { order?: unknown; proof?: unknown },
  now: Date,
): Promise<T | undefined> {
  if (typeof order !== 'string' || typeof proof !== 'string') return undefined;
  const given = Buffer.from(proof, 'base64url');
  const right = proofOf(await readKey(database), place, order);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const told = JSON.parse(Buffer.from(order, 'base64url').toString('utf8')) as {
    order: T;
    until: number;
  };
  return told.until > now.getTime() ? told.order : undefined;
}

async function readKey(database: Database): Promise<Buffer> {
  const { rows } = await database.query<{ key: Buffer }>('SELECT key FROM record_link_keys');
  const key = rows[0]?.key;
  if (!key) throw new Error('There is no key to sign links to records with.');
  return key;
}

function proofOf(key: Buffer, place: string, text: string): Buffer {
  return createHmac('sha256', key).update(`${place} ${text}`).digest();
}
