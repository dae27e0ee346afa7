/** The people of the demo brand, as a tester reads them from the table that `npm start` prints. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { Client } from 'pg';

import { repositoryFolder } from '@bahati/testing/test-server.ts';

export type DemoPerson = {
  username: string;
  password: string;
  paymentPassword?: string;
  totpSecret?: string;
};

const file = join(repositoryFolder, 'apps', 'platform', 'seed', 'demo-logins.json');

export const demoPerson = (username: string): DemoPerson => {
  const people = JSON.parse(readFileSync(file, 'utf8')) as DemoPerson[];
  const person = people.find((one) => one.username === username);
  if (!person) throw new Error(`The demo has nobody called ${username}.`);
  return person;
};

/** Of the staff; some are members by the same name. */
export const demoStaff = (username: string): DemoPerson => {
  const people = JSON.parse(readFileSync(file, 'utf8')) as DemoPerson[];
  const person = people.find((one) => one.username === username && one.totpSecret);
  if (!person) throw new Error(`The demo has nobody of the staff called ${username}.`);
  return person;
};

const stepMs = 30_000;

/** The last code each typed, by database: on another one nobody has typed any. */
const lastSteps = new Map<string, number>();

type Place = { databaseUrl: string };

/**
 * Six digits that the authenticator of a member of staff shows. Each are good once, so whoever
 * logs in again within half a minute types the next ones, which the server's tolerance allows; and
 * for who needs more than those, half a minute is taken to have passed.
 */
export const codeOf = async (
  { databaseUrl }: Place,
  { username, totpSecret = '' }: DemoPerson,
): Promise<string> => {
  const key = `${username} ${databaseUrl}`;
  const now = Math.floor(Date.now() / stepMs);
  const next = Math.max(now, (lastSteps.get(key) ?? 0) + 1);
  const isEarly = next > now + 1;
  if (isEarly) await forgetCode(databaseUrl, username);
  const step = isEarly ? now : next;
  lastSteps.set(key, step);
  const secret = Secret.fromBase32(totpSecret);
  return new TOTP({ secret }).generate({ timestamp: step * stepMs });
};

const forgetCode = async (connectionString: string, username: string): Promise<void> => {
  const database = new Client({ connectionString });
  await database.connect();
  await database.query('UPDATE staff_members SET totp_last_step = 0 WHERE username = $1', [
    username,
  ]);
  await database.end();
};
