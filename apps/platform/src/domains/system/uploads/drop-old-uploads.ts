/** Clears away uploads: those nothing speaks of, those kept long enough, and stray files. */
import type { Log } from '@bahati/server-kit/log.ts';
import type { Config } from '#platform/config.ts';
import type { Context } from '#platform/context.ts';
import { sweepIncoming } from './uploads-folder.ts';
import type { KeptFile } from './uploads-kept-file.ts';
import { uploadStore } from './uploads-store.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const rowsAtOnce = 5_000;

/** The row goes first: a file without one is found below, a row without a file would be a lie. */
export async function dropOldUploads({ database, config }: Context): Promise<void> {
  const store = uploadStore(config);
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
  for (const file of rows) await store.remove(file);
}

/** A process that dies between file and row, or row and file, leaves a file nobody knows. */
export async function sweepStrayUploads({ database, config }: Context): Promise<void> {
  const store = uploadStore(config);
  for (let at = 0; at < 256; at += 1) {
    const drawer = at.toString(16).padStart(2, '0');
    const files = await store.oldFiles(drawer, dayMs);
    if (files.length === 0) continue;
    const { rows } = await database.query<{ id: string }>(
      'SELECT id FROM uploads WHERE id = ANY($1::uuid[])',
      [files.map(({ id }) => id)],
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const file of files) {
      if (!known.has(file.id)) await store.remove(file);
    }
  }
}

/**
 * What was on its way when a process was killed goes within ten minutes. Each process looks by
 * itself, since a file that is not whole yet stands on the machine that was taking it in.
 */
export function startSweepingIncoming(config: Config, log: Log) {
  const sweep = () =>
    sweepIncoming(config, 7 * minuteMs).catch((error: unknown) =>
      log.warn({ err: error }, 'half uploads not swept'),
    );
  let pending = sweep();
  const timer = setInterval(() => {
    pending = pending.then(sweep);
  }, 2 * minuteMs);
  return {
    async stop() {
      clearInterval(timer);
      await pending;
    },
  };
}
