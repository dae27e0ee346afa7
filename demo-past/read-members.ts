/** Who lives through a demo's past: members made for it, and some of those the demo has anyway. */
import type { Client } from 'pg';
import { newWallet, type PastMember } from './books.ts';
import { dayMs } from './calendar.ts';
import { chanceOf, digitsOf } from './chance.ts';
import type { Market } from './markets.ts';
import { habitOf, peopleOf, type Person, sessionsOf } from './people.ts';
import { takeIds } from './rows.ts';

/** Days ago that they came, by user name. */
const known: Readonly<Record<string, number>> = {
  amani: 84,
  neema: 71,
  chebet: 63,
  otieno: 58,
  wanjiku: 40,
  kassim: 33,
  bakari: 82,
  mwanaidi: 66,
  subira: 37,
};

type KnownRow = { id: bigint; username: string; cash: bigint; held: bigint };

export async function readMembers(
  client: Client,
  market: Market,
  { today, now }: { today: number; now: number },
): Promise<PastMember[]> {
  // Of the last day, only those who have come by now.
  const people = peopleOf(market, today).filter(
    ({ registeredAt }) => registeredAt < now - 3_600_000,
  );
  const firstId = await takeIds(client, 'member_ids', people.length);
  const firstAccount = await takeIds(client, 'accounts_id_seq', 2 * people.length);
  const made = people.map((person, at) => ({
    ...blank(person, market),
    id: firstId + BigInt(at),
    ...walletOf(firstAccount + BigInt(2 * at), firstAccount + BigInt(2 * at + 1)),
  }));
  return [...made, ...(await readKnown(client, market, today))];
}

const walletOf = (cash: bigint, held: bigint) => ({ cash, held, wallet: newWallet(cash, held) });

function blank(person: Person, market: Market) {
  return {
    person,
    key: digitsOf(`${market.brand} ${person.username} key`, 22),
    isKnown: false,
    moves: [],
    later: [],
    logins: [],
  };
}

async function readKnown(client: Client, market: Market, today: number): Promise<PastMember[]> {
  const names = Object.keys(known);
  const { rows } = await client.query<KnownRow>(
    `SELECT c.member_id AS id, c.username, cash.id AS cash, held.id AS held FROM credentials c
       JOIN accounts cash ON cash.owner_id = c.member_id AND cash.kind = 'cash'
       JOIN accounts held ON held.owner_id = c.member_id AND held.kind = 'held'
      WHERE c.username = ANY($1) ORDER BY c.member_id`,
    [names],
  );
  await client.query(
    `INSERT INTO provider_members (provider_id, member_id, key)
     SELECT 1, id, key FROM unnest($1::bigint[], $2::text[]) AS wanted (id, key)
     ON CONFLICT (provider_id, member_id) DO NOTHING`,
    [
      rows.map(({ id }) => id),
      rows.map(({ username }) => digitsOf(`${market.brand} ${username} key`, 22)),
    ],
  );
  const keys = await client.query<{ id: bigint; key: string }>(
    `SELECT member_id AS id, key FROM provider_members WHERE provider_id = 1 AND member_id = ANY($1)`,
    [rows.map(({ id }) => id)],
  );
  const keyOf = new Map(keys.rows.map(({ id, key }) => [id, key]));
  return rows.map(({ id, username, cash, held }) => {
    const person = knownPerson(market, username, today);
    const own = { id, ...walletOf(cash, held), key: keyOf.get(id) ?? '', isKnown: true };
    return { ...blank(person, market), ...own };
  });
}

function knownPerson(market: Market, username: string, today: number): Person {
  const chance = chanceOf(`${market.brand} ${username}`);
  const registeredAt = today - (known[username] ?? 30) * dayMs + chance.between(10, 20) * 3_600_000;
  const person: Person = {
    username,
    mobile: `${chance.pick(market.phonePrefixes)}${String(chance.between(0, 999_999)).padStart(6, '0')}`,
    language: market.swahili > 0.5 ? 'sw' : 'en',
    birthday: '1994-06-12',
    address: `${chance.pick(market.networks)}.${chance.between(2, 250)}`,
    device: 'phone',
    registeredAt,
    habit: { ...habitOf('keen'), staysDays: 1_000 },
    sessions: [],
    chance,
  };
  return { ...person, sessions: sessionsOf(person, today) };
}
