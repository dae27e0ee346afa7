/** Writes who the members of a demo's past are: logins, wallets, and where they were seen. */
import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import type { Books, PastLogin, PastMember } from './books.ts';
import { hourMs } from './calendar.ts';
import { chanceOf, digitsOf } from './chance.ts';
import type { Market } from './markets.ts';
import { insertRows, timeOf, timeOrNull } from './rows.ts';

const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  computer:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
} as const;

export const agentOf = ({ person }: PastMember): string => agents[person.device];

/** A password that nobody knows: the members of the past do not log in any more. */
const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('hex'));

export async function writeMembers(
  client: Client,
  { brand, currency }: Market,
  { members }: Books,
): Promise<void> {
  const fresh = members.filter(({ isKnown }) => !isKnown);
  const hash = await unknownPassword();
  const uplines = await uplinesOf(client, brand, fresh);
  await insertRows<PastMember>(
    client,
    'credentials',
    {
      member_id: ['bigint', ({ id }) => id],
      username: ['text', ({ person }) => person.username],
      mobile_number: ['text', ({ person }) => person.mobile],
      password_hash: ['text', () => hash],
      password_changed_at: ['timestamptz', ({ person }) => timeOf(person.registeredAt)],
      is_first_login: ['boolean', () => false],
      last_login_at: ['timestamptz', ({ logins }) => timeOrNull(logins.at(-1)?.at ?? null)],
    },
    fresh,
  );
  await insertRows<PastMember>(
    client,
    'members',
    {
      id: ['bigint', ({ id }) => id],
      nickname: ['text', ({ person }) => person.username],
      currency: ['text', () => currency],
      language: ['text', ({ person }) => person.language],
      birthday: ['date', ({ person }) => person.birthday],
      registered_at: ['timestamptz', ({ person }) => timeOf(person.registeredAt)],
      registered_ip: ['text', ({ person }) => person.address],
      upline_id: ['bigint', (member) => uplines.get(member)?.agentId],
      affiliate_code: ['text', (member) => uplines.get(member)?.code],
    },
    fresh,
  );
  await writeWallets(client, currency, fresh);
  await insertRows<PastMember>(
    client,
    'provider_members',
    {
      provider_id: ['integer', () => 1],
      member_id: ['bigint', ({ id }) => id],
      key: ['text', ({ key }) => key],
      made_at: ['timestamptz', ({ person }) => timeOf(person.registeredAt)],
    },
    fresh,
  );
  await writePayoutAccounts(client, fresh);
  await writeLogins(client, brand, members);
}

type Invitation = { code: string; agentId: bigint };

/** Some came by the codes of the demo's agents. */
async function uplinesOf(client: Client, brand: string, fresh: readonly PastMember[]) {
  const { rows } = await client.query<Invitation>(
    `SELECT code, agent_id AS "agentId" FROM affiliate_codes WHERE is_enabled ORDER BY code`,
  );
  const chance = chanceOf(`invitations of ${brand}`);
  const invited = rows.length === 0 ? [] : fresh.filter(() => chance.isTrue(0.09));
  return new Map(invited.map((member) => [member, chance.pick(rows)]));
}

async function writeWallets(client: Client, currency: string, fresh: PastMember[]): Promise<void> {
  const accounts = fresh.flatMap((member) =>
    (['cash', 'held'] as const).map((kind) => ({ member, kind, id: member[kind] })),
  );
  await insertRows<(typeof accounts)[number]>(
    client,
    'accounts',
    {
      id: ['bigint', ({ id }) => id],
      owner_id: ['bigint', ({ member }) => member.id],
      kind: ['text', ({ kind }) => kind],
      currency: ['text', () => currency],
      balance: ['bigint', ({ member, id }) => member.wallet.balance(id)],
    },
    accounts,
  );
}

async function writePayoutAccounts(client: Client, fresh: PastMember[]): Promise<void> {
  const paid = fresh.filter(({ moves }) =>
    moves.some(({ transfer }) => transfer.code === 'withdrawal_held'),
  );
  await insertRows<PastMember>(
    client,
    'payout_accounts',
    {
      member_id: ['bigint', ({ id }) => id],
      kind: ['text', () => 'mobile_money'],
      number: ['text', ({ person }) => person.mobile],
      added_at: ['timestamptz', ({ person }) => timeOf(person.registeredAt + hourMs / 6)],
      ready_at: ['timestamptz', ({ person }) => timeOf(person.registeredAt + hourMs / 6)],
    },
    paid,
  );
}

async function writeLogins(client: Client, brand: string, members: PastMember[]): Promise<void> {
  const logins = members.flatMap((member) => member.logins);
  await insertRows<PastLogin>(
    client,
    'sessions',
    {
      id: ['bigint', ({ id }) => id],
      token_hash: ['bytea', ({ id }) => Buffer.from(digitsOf(`${brand} login ${id}`, 64), 'hex')],
      member_id: ['bigint', ({ member }) => member.id],
      created_at: ['timestamptz', ({ at }) => timeOf(at)],
      last_seen_at: ['timestamptz', ({ until }) => timeOf(until)],
      ended_at: ['timestamptz', ({ until }) => timeOf(until)],
      ip: ['text', ({ member }) => member.person.address],
      user_agent: ['text', ({ member }) => agentOf(member)],
    },
    logins,
  );
  const attempts = logins.flatMap((login) => {
    const { chance } = login.member.person;
    const wrong = chance.isTrue(0.06) ? chance.between(1, 3) : 0;
    const failed = Array.from({ length: wrong }, (_, nth) => ({
      login,
      at: login.at - (wrong - nth) * 14_000,
      isSuccessful: false,
    }));
    return [...failed, { login, at: login.at, isSuccessful: true }];
  });
  await insertRows<(typeof attempts)[number]>(
    client,
    'login_attempts',
    {
      member_id: ['bigint', ({ login }) => login.member.id],
      way: ['text', () => 'password'],
      is_successful: ['boolean', ({ isSuccessful }) => isSuccessful],
      ip: ['text', ({ login }) => login.member.person.address],
      network: ['text', ({ login }) => login.member.person.address],
      user_agent: ['text', ({ login }) => agentOf(login.member)],
      at: ['timestamptz', ({ at }) => timeOf(at)],
    },
    attempts.sort((a, b) => a.at - b.at),
  );
}

/** Whoever the demo has anyway came when his past begins. */
export async function dateKnown(client: Client, { members }: Books): Promise<void> {
  const known = members.filter(({ isKnown }) => isKnown);
  await client.query(
    `UPDATE members SET registered_at = came.at
       FROM unnest($1::bigint[], $2::timestamptz[]) AS came (id, at) WHERE members.id = came.id`,
    [known.map(({ id }) => id), known.map(({ person }) => timeOf(person.registeredAt))],
  );
}
