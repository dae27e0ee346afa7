/** Links to uploads: signed, for whoever was handed one, and good for some hours. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '@bahati/server-kit/database.ts';

export const uploadsPath = '/wps/uploads';

const hourMs = 3_600_000;
/** A link is the same within an hour, so that a browser keeps what it has read. */
const goodForHours = 6;

export type LinkSigner = {
  linkTo: (id: string, now: Date) => string;
  isGood: (id: string, until: string, proof: string, now: Date) => boolean;
};

const known = new WeakMap<Database, Promise<LinkSigner>>();

/** The key is read once a process. */
export function linkSigner(database: Database): Promise<LinkSigner> {
  const kept = known.get(database);
  if (kept) return kept;
  const reading = readKey(database).then(signerOf);
  reading.catch(() => known.delete(database));
  known.set(database, reading);
  return reading;
}

async function readKey(database: Database): Promise<Buffer> {
  const { rows } = await database.query<{ key: Buffer }>('SELECT key FROM upload_link_keys');
  const key = rows[0]?.key;
  if (!key) throw new Error('There is no key to sign links of uploads with.');
  return key;
}

function signerOf(key: Buffer): LinkSigner {
  const proofOf = (id: string, until: string) =>
    createHmac('sha256', key).update(`upload ${id} ${until}`).digest();
  return {
    linkTo(id, now) {
      const until = String((Math.floor(now.getTime() / hourMs) + goodForHours) * 3600);
      return `${uploadsPath}/${id}?until=${until}&proof=${proofOf(id, until).toString('base64url')}`;
    },
    isGood(id, until, proof, now) {
      if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false;
      const given = Buffer.from(proof, 'base64url');
      const right = proofOf(id, until);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
