/**
 * Pictures of banners and announcements. Each is drawn anew before it is kept, like every picture
 * somebody sends, and shown to everybody for as long as something shows it.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageLimits } from '@bahati/contract/image-limits.ts';
import type { SentImage } from '@bahati/contract/images.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { redrawPicture } from '#domains/system/uploads/uploads.ts';

export type PictureFormat = 'png' | 'jpeg';

/** How many one member of staff may send. */
export const picturesPerHour = 120;

export const publicPicturesPath = '/art/content';

/**
 * Refuses `image_unreadable`, `image_too_large`, `image_too_many_pixels`, `too_many_requests`,
 * `retry`.
 */
export async function keepContentPicture(
  { database }: Pick<Context, 'database'>,
  staff: StaffActor,
  { bytes, format }: { bytes: Buffer; format: PictureFormat },
): Promise<SentImage> {
  if (bytes.length > imageLimits.bytes) throw new Refusal('image_too_large');
  await assertPace(database, staff.username);
  const folder = await mkdtemp(join(tmpdir(), 'bahati-picture-'));
  try {
    const [raw, drawn] = [join(folder, 'raw'), join(folder, 'drawn')];
    await writeFile(raw, bytes, { mode: 0o600 });
    const mostPixels = imageLimits.pixels;
    const { width, height } = await redrawPicture(raw, drawn, { format, mostPixels });
    const id = randomUUID();
    await database.query(
      `INSERT INTO content_pictures (id, format, width, height, bytes, added_by)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, format, width, height, await readFile(drawn), staff.username],
    );
    return { id, url: `${publicPicturesPath}/${id}.${format}`, width, height };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function assertPace(database: Database, username: string): Promise<void> {
  const { rows } = await database.query<{ sent: number }>(
    `SELECT count(*)::int AS sent FROM content_pictures
      WHERE added_by = $1 AND added_at > now() - interval '1 hour'`,
    [username],
  );
  if ((rows[0]?.sent ?? 0) >= picturesPerHour) {
    throw new Refusal('too_many_requests', { retryAfterSeconds: 600 });
  }
}

/** Undefined: there is no such picture. */
export async function findContentPicture(
  database: Database,
  id: string,
  format: string,
): Promise<Buffer | undefined> {
  const { rows } = await database.query<{ bytes: Buffer }>(
    'SELECT bytes FROM content_pictures WHERE id = $1 AND format = $2',
    [id, format],
  );
  return rows[0]?.bytes;
}

/** What nothing shows goes after a day, in which whoever sent it may still save. */
export async function dropUnshownPictures({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM content_pictures WHERE id IN (
       SELECT id FROM content_pictures AS picture
        WHERE added_at < now() - interval '1 day' AND NOT is_held
          AND NOT EXISTS (
            SELECT 1 FROM brands WHERE strpos(logo_picture, picture.id::text) > 0)
          AND NOT EXISTS (
            SELECT 1 FROM banners WHERE strpos(wide_url || tall_url, picture.id::text) > 0)
          AND NOT EXISTS (
            SELECT 1 FROM announcements
             WHERE strpos(html_en || html_sw || array_to_string(image_urls, ' '), picture.id::text) > 0)
          AND NOT EXISTS (
            SELECT 1 FROM mailings WHERE strpos(html_en || html_sw, picture.id::text) > 0)
          AND NOT EXISTS (
            SELECT 1 FROM help_versions WHERE strpos(html_en || html_sw, picture.id::text) > 0)
        ORDER BY added_at LIMIT 500)`,
  );
}

const idIn = new RegExp(`^${publicPicturesPath}/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.`);

/** Keeps a picture that another domain shows; a path that is no picture of content's is left alone. */
export async function holdPicture(transaction: Transaction, path: string): Promise<void> {
  const id = idIn.exec(path)?.[1];
  if (id === undefined) return;
  await transaction.query('UPDATE content_pictures SET is_held = true WHERE id = $1', [id]);
}
