/** The people of the demo brand, as a tester reads them from the table that `npm start` prints. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

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
const lastSteps = new Map<string, number>();

/**
 * Six digits that the authenticator of a member of staff shows. Each are good once, so whoever
 * logs in again within half a minute types the next ones, which the server's tolerance allows.
 */
export const codeOf = ({ username, totpSecret = '' }: DemoPerson): string => {
  const now = Math.floor(Date.now() / stepMs);
  const step = Math.max(now, (lastSteps.get(username) ?? 0) + 1);
  lastSteps.set(username, step);
  const secret = Secret.fromBase32(totpSecret);
  return new TOTP({ secret }).generate({ timestamp: step * stepMs });
};

/** The same, for who logs in often: waits until the server's tolerance allows the next ones. */
export const nextCodeOf = async (person: DemoPerson): Promise<string> => {
  const step = (lastSteps.get(person.username) ?? 0) + 1;
  const isEarly = () => step > Math.floor(Date.now() / stepMs) + 1;
  while (isEarly()) await wait(250);
  return codeOf(person);
};
