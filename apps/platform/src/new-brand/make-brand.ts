/** The steps of a new brand; each is done once however often they are gone through. */
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { keepBuiltInRoles } from '#domains/staff/roles/roles.ts';
import type { Config } from '#platform/config.ts';
import { type Answers, firstStaff } from './answers.ts';
import { type BrandSecrets, keepBrandSecrets, renewToken } from './brand-secrets.ts';
import { houseProvider, inviteFirst, lookForStaff, writeHouseProvider } from './first-people.ts';
import { writeBrand } from './write-brand.ts';

type Making = {
  config: Config;
  owner: Database;
  answers: Answers;
  /** The key of the house's provider where it is known already. */
  givenKey: string | undefined;
};

/** Answers what there is to tell, a line each. */
export async function makeBrand(making: Making, file: string): Promise<string[]> {
  const { config, owner, answers } = making;
  const people = firstStaff(answers);
  const secrets = await keepBrandSecrets(file, answers.code, {
    givenKey: making.givenKey,
    usernames: people.map(({ username }) => username),
  });
  const written = await inTransaction(owner, async (transaction) => {
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('bootstrap'))`);
    const isBrandNew = await writeBrand(transaction, answers);
    const isProviderNew = await writeHouseProvider({ config }, transaction, secrets.providerKey);
    return { isBrandNew, isProviderNew };
  });
  await keepBuiltInRoles(owner);
  const links: Link[] = [];
  for (const person of people) links.push(await invite(making, { ...person, file, secrets }));
  const isNew = written.isBrandNew || written.isProviderNew || links.some((link) => link.isNew);
  return [
    `The brand ${answers.code} ${written.isBrandNew ? 'was made' : 'is there'}.`,
    ...(written.isProviderNew ? [`The key of the provider ${houseProvider} is in ${file}.`] : []),
    ...links.flatMap(({ line }) => line ?? []),
    ...(isNew ? [] : ['Nothing was changed.']),
  ];
}

type Link = { isNew: boolean; line?: string };
type Person = {
  username: string;
  email: string | undefined;
  file: string;
  secrets: BrandSecrets;
};

/** Invites who was never invited, and anew who did not come in time. */
async function invite({ config, owner, answers }: Making, person: Person): Promise<Link> {
  const { username, email, file, secrets } = person;
  const origin =
    config.NODE_ENV === 'production'
      ? `https://${answers.backOfficeDomain}`
      : config.BACK_OFFICE_ORIGIN;
  const linkOf = (token: string) => `${origin}/invitation#${token}`;
  const kept = secrets.tokens.get(username) ?? '';
  return inTransaction(owner, async (transaction: Transaction) => {
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('bootstrap'))`);
    const state = await lookForStaff(transaction, username, kept);
    if (state === 'joined') return { isNew: false };
    if (state === 'waits') {
      return { isNew: false, line: `The one-time link of ${username} waits: ${linkOf(kept)}` };
    }
    const token = state === 'over' ? await renewToken(file, username) : kept;
    const link = linkOf(token);
    await inviteFirst({ config }, transaction, { username, email, token, link });
    return { isNew: true, line: `The one-time link of ${username}, good for 24 hours: ${link}` };
  });
}
