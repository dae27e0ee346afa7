/**
 * Keys and one-time links of a new brand. They are written to a file before they go into the
 * database, so that a run that was cut off leaves nothing whose key nobody knows.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newToken } from '@bahati/server-kit/secrets/tokens.ts';

export type BrandSecrets = {
  providerKey: string;
  /** Of each first staff user, by user name. */
  tokens: ReadonlyMap<string, string>;
};

const head = '# Secrets of a new brand. Take them where they belong, then delete this file.';

const tokenName = (username: string) => `STAFF_TOKEN.${username}`;

/** Reads what an earlier run kept and adds what is missing. */
export async function keepBrandSecrets(
  file: string,
  brand: string,
  { givenKey, usernames }: { givenKey: string | undefined; usernames: readonly string[] },
): Promise<BrandSecrets> {
  const kept = await readKept(file);
  const values = new Map(kept).set('BRAND', brand);
  const add = (name: string, make: () => string) => {
    if (!values.has(name)) values.set(name, make());
    return values.get(name) ?? '';
  };
  if (givenKey !== undefined) values.set('PROVIDER_KEY', givenKey);
  const providerKey = add('PROVIDER_KEY', () => randomBytes(32).toString('base64url'));
  const tokens = new Map(
    usernames.map((username) => [username, add(tokenName(username), () => newToken('i').token)]),
  );
  await write(file, values);
  return { providerKey, tokens };
}

/** A link that nobody used in time is replaced. */
export async function renewToken(file: string, username: string): Promise<string> {
  const { token } = newToken('i');
  await write(file, new Map(await readKept(file)).set(tokenName(username), token));
  return token;
}

async function readKept(file: string): Promise<[string, string][]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line.includes('=') && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
}

/** Whole or not at all, and on the disk before anybody relies on it. */
async function write(file: string, values: ReadonlyMap<string, string>): Promise<void> {
  const lines = [head, ...[...values].map(([name, value]) => `${name}=${value}`), ''];
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(lines.join('\n'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
