/** Whether the disk below a server holds what a bench is about to write. */
import { statfs } from 'node:fs/promises';
import { Client } from 'pg';

/** A round with its operation, its transfers and all their indexes: 849 were counted. */
const bytesARound = 900;
/** The server's log, sorts of indexes being built, and what the bench itself writes. */
const besides = 12e9;

/** @throws Error with a sentence: what is needed and what there is. */
export async function assertRoom(superuserUrl: string, rounds: number): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(
    `SELECT current_setting('data_directory') AS folder`,
  );
  await client.end();
  const { bavail, bsize } = await statfs(rows[0]?.folder ?? '/');
  const sentence = whyNoRoom(rounds, bavail * bsize);
  if (sentence) throw new Error(sentence);
}

/** Undefined: there is room. */
export function whyNoRoom(rounds: number, freeBytes: number): string | undefined {
  const needed = rounds * bytesARound + (rounds >= 1_000_000 ? besides : 0);
  if (freeBytes >= needed) return undefined;
  return (
    `${rounds / 1e6} million rounds need ${toGb(needed)} GB of disk, and ${toGb(freeBytes)} GB are ` +
    'free: ask for fewer, or make room.'
  );
}

const toGb = (bytes: number): string => (bytes / 1e9).toFixed(1);
