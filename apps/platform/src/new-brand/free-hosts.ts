/** One host belongs to one brand of the installation. */
import { StartError } from '@bahati/server-kit/config.ts';
import { hostTable } from '#platform/installation/brand-hosts.ts';
import { brandDatabaseUrls } from '#platform/installation/installed-brands.ts';
import { Client } from 'pg';
import type { Answers } from './answers.ts';

type Row = { code: string; player: string[]; backOffice: string[] };

/** Throws a StartError where another brand has one of the hosts. */
export async function assertHostsFree(firstUrl: string, answers: Answers): Promise<void> {
  const others: Row[] = [];
  for (const { url } of await brandDatabaseUrls(firstUrl)) others.push(...(await readHosts(url)));
  const { conflicts } = hostTable([
    ...others.filter(({ code }) => code !== answers.code),
    { code: answers.code, player: [answers.playerDomain], backOffice: [answers.backOfficeDomain] },
  ]);
  const [conflict] = conflicts.filter(({ claimant }) => claimant === answers.code);
  if (conflict) {
    throw new StartError(`The host ${conflict.host} belongs to the brand ${conflict.owner}.`);
  }
}

async function readHosts(url: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(
      'SELECT code, domains AS player, back_office_domains AS "backOffice" FROM brands LIMIT 1',
    );
    return rows;
  } finally {
    await client.end();
  }
}
