/** Keeping an upload, claiming it for a record, and links to it. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { incomingPath } from './uploads-folder.ts';
import { linkSigner } from './uploads-links.ts';
import type { UploadFormat } from './uploads-kept-file.ts';
import { redrawPicture } from './uploads-picture.ts';
import { uploadStore } from './uploads-store.ts';

export type UploadLimits = {
  bytes: number;
  pixels: number;
  /** How many one owner may send within an hour. */
  perHour: number;
};

export type Upload = { id: string; width: number; height: number };

/**
 * Keeps one picture for an owner, unclaimed yet; three of his at once. Refuses `image_too_large`, `image_unreadable`,
 * `image_too_many_pixels`, `too_many_requests`, `retry`.
 */
export async function keepUpload(
  context: Pick<Context, 'database' | 'config'>,
  source: Readable,
  sent: { owner: string; isAnonymous?: boolean; limits: UploadLimits },
): Promise<Upload> {
  const { owner, isAnonymous = false, limits } = sent;
  await assertPace(context.database, owner, limits.perHour);
  if (isAnonymous) await assertAnonymousPace(context.database);
  return inTurn(`${context.config.BRAND} ${owner}`, () =>
    keepOne(context, source, { owner, isAnonymous, limits }),
  );
}

async function keepOne(
  context: Pick<Context, 'database' | 'config'>,
  source: Readable,
  { owner, isAnonymous, limits }: { owner: string; isAnonymous: boolean; limits: UploadLimits },
): Promise<Upload> {
  const { config } = context;
  const store = uploadStore(config);
  const [raw, drawn] = [await incomingPath(config), await incomingPath(config)];
  try {
    const format = await receive(source, raw, limits.bytes);
    const picture = await redrawPicture(raw, drawn, { format, mostPixels: limits.pixels });
    const kept = { id: randomUUID(), format };
    await store.keep(drawn, kept);
    try {
      await context.database.query(
        `INSERT INTO uploads (id, owner, format, width, height, bytes, is_anonymous)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [kept.id, owner, format, picture.width, picture.height, picture.bytes, isAnonymous],
      );
    } catch (error) {
      await store.remove(kept);
      throw error;
    }
    return { id: kept.id, width: picture.width, height: picture.height };
  } finally {
    await Promise.all([rm(raw, { force: true }), rm(drawn, { force: true })]);
  }
}

async function assertPace(database: Database, owner: string, perHour: number): Promise<void> {
  const { rows } = await database.query<{ sent: number }>(
    `SELECT count(*)::int AS sent FROM uploads
      WHERE owner = $1 AND created_at > now() - interval '1 hour'`,
    [owner],
  );
  if ((rows[0]?.sent ?? 0) >= perHour) {
    throw new Refusal('too_many_requests', { retryAfterSeconds: 600 });
  }
}

/** All people without an account together, so that a crowd of them fills no disk. */
const anonymousPerDay = 1_000;

async function assertAnonymousPace(database: Database): Promise<void> {
  const { rows } = await database.query<{ sent: number }>(
    `SELECT count(*)::int AS sent FROM (
       SELECT FROM uploads WHERE is_anonymous AND created_at > now() - interval '1 day'
        LIMIT $1) AS sent`,
    [anonymousPerDay],
  );
  if ((rows[0]?.sent ?? 0) >= anonymousPerDay) {
    throw new Refusal('too_many_requests', { retryAfterSeconds: 3_600 });
  }
}

/** Who sends many at once is told to wait, and holds up nobody else. */
const mostAtOnce = 3;
const underWay = new Map<string, number>();

async function inTurn<T>(owner: string, work: () => Promise<T>): Promise<T> {
  const count = underWay.get(owner) ?? 0;
  if (count >= mostAtOnce) throw new Refusal('too_many_requests', { retryAfterSeconds: 5 });
  underWay.set(owner, count + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(owner) ?? 1) - 1;
    if (left > 0) underWay.set(owner, left);
    else underWay.delete(owner);
  }
}

const firstBytes: Readonly<Record<UploadFormat, Buffer>> = {
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  jpeg: Buffer.from('ffd8ff', 'hex'),
};

const longestStart = 8;

function formatOf(start: Buffer): UploadFormat | undefined {
  const formats = Object.keys(firstBytes) as UploadFormat[];
  return formats.find((format) => start.indexOf(firstBytes[format]) === 0);
}

/** Writes what comes, piece by piece, until it proves too long or no picture. */
async function receive(source: Readable, path: string, mostBytes: number): Promise<UploadFormat> {
  let size = 0;
  let start = Buffer.alloc(0);
  let format: UploadFormat | undefined;
  async function* judged() {
    // Whoever is refused half way is still to be told so: the connection has to stay.
    for await (const piece of source.iterator({ destroyOnReturn: false })) {
      const bytes = piece as Buffer;
      size += bytes.length;
      if (size > mostBytes) throw new Refusal('image_too_large');
      if (!format) {
        start = Buffer.concat([start, bytes]);
        format = formatOf(start);
        if (!format && start.length >= longestStart) throw new Refusal('image_unreadable');
      }
      yield bytes;
    }
  }
  await pipeline(judged, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (!format) throw new Refusal('image_unreadable');
  return format;
}

/** Whom the pictures of `POST /wps/images` belong to. */
export function memberOwner(memberId: bigint): string {
  return `member:${memberId}`;
}

/**
 * Ties uploads to what speaks of them: each once, and only the owner's. False: one is not.
 * `keepDays` is how long they are kept from now on; absent: as long as UPLOAD_KEEP_DAYS says.
 */
export async function claimUploads(
  transaction: Transaction,
  owner: string,
  ids: readonly string[],
  keepDays?: number,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rowCount } = await transaction.query(
    `UPDATE uploads SET claimed_at = now(), keep_until = now() + make_interval(days => $3)
      WHERE id = ANY($1::uuid[]) AND owner = $2 AND claimed_at IS NULL`,
    [ids, owner, keepDays ?? null],
  );
  return rowCount === ids.length;
}

export type UploadLink = { id: string; url: string | null; width: number; height: number };

/** Each with a link for the reader, in the order asked for; one that is gone has none. */
export async function linksTo(
  { database, now }: Pick<Context, 'database' | 'now'>,
  ids: readonly string[],
): Promise<Map<string, UploadLink>> {
  const gone = (id: string) => ({ id, url: null, width: 4, height: 3 });
  const links = new Map<string, UploadLink>(ids.map((id) => [id, gone(id)]));
  if (ids.length === 0) return links;
  const signer = await linkSigner(database);
  const { rows } = await database.query<Upload>(
    'SELECT id, width, height FROM uploads WHERE id = ANY($1::uuid[])',
    [ids],
  );
  for (const row of rows) links.set(row.id, { ...row, url: signer.linkTo(row.id, now()) });
  return links;
}
