/** Clears away uploads: those nothing speaks of, those kept long enough, and stray files. */
import type { Context } from '#platform/context.ts';
import {
  oldFiles,
  removeFile,
  sweepIncoming,
  type KeptFile,
  uploadFolder,
} from './uploads-folder.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const rowsAtOnce = 5_000;

/** The row goes first: a file without one is found below, a row without a file would be a lie. */
export async function dropOldUploads({ database, config }: Context): Promise<void> {
  const folder = uploadFolder(config);
  const { rows } = await database.query<KeptFile>(
    `DELETE FROM uploads WHERE id IN (
       (SELECT id FROM uploads
         WHERE keep_until IS NULL AND created_at < now() - make_interval(days => $1)
         ORDER BY created_at LIMIT $2)
       UNION ALL
       (SELECT id FROM uploads WHERE keep_until < now() ORDER BY keep_until LIMIT $2)
       UNION ALL
       (SELECT id FROM uploads
         WHERE claimed_at IS NULL AND created_at < now() - interval '2 hours'
         ORDER BY created_at LIMIT $2))
     RETURNING id, format`,
    [config.UPLOAD_KEEP_DAYS, rowsAtOnce],
  );
  for (const { id, format } of rows) await removeFile(folder, id, format);
  await sweepIncoming(folder, hourMs);
}

/** A process that dies between file and row, or row and file, leaves a file nobody knows. */
export async function sweepStrayUploads({ database, config }: Context): Promise<void> {
  const folder = uploadFolder(config);
  for (let at = 0; at < 256; at += 1) {
    const drawer = at.toString(16).padStart(2, '0');
    const files = await oldFiles(folder, drawer, dayMs);
    if (files.length === 0) continue;
    const { rows } = await database.query<{ id: string }>(
      'SELECT id FROM uploads WHERE id = ANY($1::uuid[])',
      [files.map(({ id }) => id)],
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const file of files) {
      if (!known.has(file.id)) await removeFile(folder, file.id, file.format);
    }
  }
}
