/**
 * Sealed bodies (spec §7, (E)): the operator's keys, opening what was sealed for one, and taking each
 * sealed body once. Keys stand in the database, so that every process opens alike.
 */
import {
  type SealedContent,
  sealAlgorithm,
  sealEncryption,
  sealWindowSeconds,
} from '@bahati/contract/sealed.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } from 'jose';
import { z } from 'zod';

type Jwk = { kid: string; kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string };

/** How long a key that was followed by another still opens: a page may have it in hand. */
const graceSeconds = 600;
/** The job makes a new key when the newest is this old. */
const keyAgeDays = 7;

/** The public half of the newest key; the first asker makes the first key. */
export async function publicSealKey(database: Database) {
  const { kid, kty, crv, x, y } = (await newestKey(database)) ?? (await addSealKey(database));
  return { kid, kty, crv, x, y };
}

/** Makes a new key, unless somebody else just did. */
export async function addSealKey(database: Database): Promise<Jwk> {
  const { privateKey } = await generateKeyPair(sealAlgorithm, { crv: 'P-256', extractable: true });
  const { x = '', y = '', d = '' } = await exportJWK(privateKey);
  const jwk: Jwk = { kid: crypto.randomUUID(), kty: 'EC', crv: 'P-256', x, y, d };
  return inTransaction(database, async (transaction) => {
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('seal keys'))`);
    const { rows } = await transaction.query<{ jwk: Jwk }>(
      `SELECT private_jwk AS jwk FROM seal_keys
        WHERE created_at > now() - interval '1 minute' ORDER BY id DESC LIMIT 1`,
    );
    if (rows[0]) return rows[0].jwk;
    await transaction.query('INSERT INTO seal_keys (kid, private_jwk) VALUES ($1, $2)', [
      jwk.kid,
      JSON.stringify(jwk),
    ]);
    return jwk;
  });
}

/** Makes a new key when it is time, and forgets keys and ids that can open nothing any more. */
export async function renewSealKeys(database: Database): Promise<void> {
  const { rows } = await database.query<{ isOld: boolean }>(
    `SELECT max(created_at) < now() - make_interval(days => $1) AS "isOld" FROM seal_keys`,
    [keyAgeDays],
  );
  if (rows[0]?.isOld) await addSealKey(database);
  await database.query(
    `DELETE FROM seal_keys WHERE EXISTS (
       SELECT 1 FROM seal_keys newer WHERE newer.id > seal_keys.id
          AND newer.created_at < now() - make_interval(secs => $1))`,
    [graceSeconds],
  );
  await database.query(
    `DELETE FROM taken_seals WHERE id IN (
       SELECT id FROM taken_seals WHERE taken_at < now() - make_interval(secs => $1)
        ORDER BY taken_at LIMIT 20000)`,
    [sealWindowSeconds * 3],
  );
}

const content = z.strictObject({
  call: z.string(),
  iat: z.number(),
  jti: z.uuid(),
  body: z.unknown(),
}) satisfies z.ZodType<SealedContent>;

/**
 * The body that was sealed for this call. Refuses `seal_invalid` for anything that cannot be
 * opened, was sealed for another call, is too old or was taken before: one answer for all.
 */
export async function openSealed(
  database: Database,
  call: string,
  sealed: string,
  now: Date,
): Promise<unknown> {
  const inside = await decrypt(database, sealed);
  const age = Math.abs(now.getTime() / 1000 - inside.iat);
  if (inside.call !== call || age > sealWindowSeconds) throw new Refusal('seal_invalid');
  const { rowCount } = await database.query(
    'INSERT INTO taken_seals (id) VALUES ($1) ON CONFLICT DO NOTHING',
    [inside.jti],
  );
  if (rowCount !== 1) throw new Refusal('seal_invalid');
  return inside.body;
}

async function decrypt(database: Database, sealed: string): Promise<SealedContent> {
  const key = await findKey(database, keyIdOf(sealed));
  try {
    const { plaintext } = await compactDecrypt(sealed, await importJWK(key, sealAlgorithm), {
      keyManagementAlgorithms: [sealAlgorithm],
      contentEncryptionAlgorithms: [sealEncryption],
    });
    return content.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)));
  } catch {
    // Why it does not open is nobody's business: each reason would teach an attacker something.
    throw new Refusal('seal_invalid');
  }
}

function keyIdOf(sealed: string): string {
  try {
    return String(decodeProtectedHeader(sealed).kid);
  } catch {
    throw new Refusal('seal_invalid');
  }
}

async function newestKey(database: Database): Promise<Jwk | undefined> {
  const { rows } = await database.query<{ jwk: Jwk }>(
    'SELECT private_jwk AS jwk FROM seal_keys ORDER BY id DESC LIMIT 1',
  );
  return rows[0]?.jwk;
}

async function findKey(database: Database, kid: string): Promise<Jwk> {
  const { rows } = await database.query<{ jwk: Jwk }>(
    'SELECT private_jwk AS jwk FROM seal_keys WHERE kid = $1',
    [kid.slice(0, 64)],
  );
  if (!rows[0]) throw new Refusal('seal_invalid');
  return rows[0].jwk;
}
