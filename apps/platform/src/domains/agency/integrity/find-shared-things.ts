/**
 * What members of a team have in common with their agent and with each other: a browser by its mark,
 * an account that is paid to, a document, the address they registered at; and what staff decided of
 * linked accounts. Two whom staff found to be two people are never held against each other again.
 *
 * What is left out, since it is honest everywhere: a browser somebody was seen on for less than a
 * day, as agents help people to register on their own phone; a browser that two members share, as
 * couples do; an address where most who registered are no members of the team, as the networks of
 * phones and public places hide many behind one.
 */
import type { TieKind } from '@bahati/contract/back-office/agency/integrity.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Group, OwnAccount } from './score.ts';
import type { Team } from './read-team.ts';

type Thing = 'device' | 'payout' | 'document' | 'address';

/** Of a member the newest so many of each are read. */
const mostSessions = 30;
const mostAccounts = 10;
const fewestOnDevice = 3;
const fewestOnPayout = 2;
/** The newest who registered at an address; at least half of them have to be of the team. */
const mostAtAddress = 200;
const mostPairs = 5_000;

/** What a member used, as rows of a member and the value: of `$1`, the members looked at. */
const uses: Readonly<Record<Thing, string>> = {
  device: `
    SELECT one.id, encode(seen.device_hash, 'hex') AS value
      FROM unnest($1::bigint[]) AS one (id)
     CROSS JOIN LATERAL (
       SELECT device_hash, created_at, last_seen_at FROM sessions
        WHERE member_id = one.id ORDER BY id DESC LIMIT ${mostSessions}) seen
     WHERE seen.device_hash IS NOT NULL
     GROUP BY one.id, seen.device_hash
    HAVING max(seen.last_seen_at) - min(seen.created_at) >= interval '1 day'`,
  payout: `
    SELECT DISTINCT one.id, concat_ws(' ', kept.kind, kept.bank_code, kept.number) AS value
      FROM unnest($1::bigint[]) AS one (id)
     CROSS JOIN LATERAL (
       SELECT kind, bank_code, number FROM payout_accounts
        WHERE member_id = one.id ORDER BY id DESC LIMIT ${mostAccounts}) kept`,
  document: `
    SELECT DISTINCT one.id, concat_ws(' ', sent.document_type, sent.number) AS value
      FROM unnest($1::bigint[]) AS one (id)
     CROSS JOIN LATERAL (
       SELECT document_type, number FROM kyc_cases
        WHERE member_id = one.id ORDER BY id DESC LIMIT ${mostAccounts}) sent
     WHERE sent.number IS NOT NULL`,
  address: `
    WITH here AS (
      SELECT registered_ip AS ip, count(*) AS of_team FROM members
       WHERE id = ANY($1::bigint[]) AND registered_ip NOT IN ('127.0.0.1', '::1')
       GROUP BY registered_ip HAVING count(*) > 1)
    SELECT members.id, here.ip AS value
      FROM here
     CROSS JOIN LATERAL (
       SELECT count(*) AS all_there FROM (
         SELECT FROM members WHERE registered_ip = here.ip
          ORDER BY registered_ip, id DESC LIMIT ${mostAtAddress}) newest) there
      JOIN members ON members.registered_ip = here.ip AND members.id = ANY($1::bigint[])
     WHERE here.of_team * 2 >= there.all_there`,
};

export type SharedThings = {
  ownAccounts: OwnAccount[];
  deviceGroups: Group[];
  payoutGroups: Group[];
};

export async function findSharedThings(
  transaction: Transaction,
  team: Team,
): Promise<SharedThings> {
  const { agentId, memberIds } = team;
  const decided = await readDecided(transaction, memberIds);
  const own = new Map<bigint, Set<TieKind>>();
  const tieToAgent = (memberId: bigint, kind: TieKind) => {
    own.set(memberId, (own.get(memberId) ?? new Set()).add(kind));
  };
  for (const memberId of decided.sameAs(agentId)) tieToAgent(memberId, 'same_person');
  const groups: Record<Thing, Group[]> = { device: [], payout: [], document: [], address: [] };
  for (const thing of ['device', 'payout', 'document', 'address'] as const) {
    for (const sharing of await readSharing(transaction, thing, memberIds)) {
      const group = decided.withoutDifferent(sharing);
      if (!group.includes(agentId)) groups[thing].push(group);
      else for (const memberId of group) if (memberId !== agentId) tieToAgent(memberId, thing);
    }
  }
  return {
    ownAccounts: [...own].map(([memberId, kinds]) => ({ memberId, kinds })),
    deviceGroups: groups.device.filter(({ length }) => length >= fewestOnDevice),
    payoutGroups: groups.payout.filter(({ length }) => length >= fewestOnPayout),
  };
}

async function readSharing(
  transaction: Transaction,
  thing: Thing,
  memberIds: readonly bigint[],
): Promise<Group[]> {
  const { rows } = await transaction.query<{ ids: string[] }>(
    `SELECT array_agg(id ORDER BY id)::text[] AS ids FROM (${uses[thing]}) used
      GROUP BY value HAVING count(*) > 1 ORDER BY count(*) DESC, min(id)`,
    [memberIds],
  );
  return rows.map(({ ids }) => ids.map((id) => BigInt(id)));
}

/** What staff decided of pairs of these members. */
async function readDecided(transaction: Transaction, memberIds: readonly bigint[]) {
  const { rows } = await transaction.query<{
    firstId: bigint;
    secondId: bigint;
    state: 'same' | 'different';
  }>(
    `SELECT first_id AS "firstId", second_id AS "secondId", state FROM duplicate_pairs
      WHERE first_id = ANY($1::bigint[]) AND second_id = ANY($1::bigint[]) AND state <> 'open'
      ORDER BY first_id, second_id LIMIT ${mostPairs}`,
    [memberIds],
  );
  const keyOf = (one: bigint, other: bigint) =>
    one < other ? `${one} ${other}` : `${other} ${one}`;
  const different = new Set(
    rows
      .filter(({ state }) => state === 'different')
      .map(({ firstId, secondId }) => keyOf(firstId, secondId)),
  );
  return {
    sameAs: (memberId: bigint) =>
      rows
        .filter(({ state }) => state === 'same')
        .flatMap(({ firstId, secondId }) =>
          firstId === memberId ? [secondId] : secondId === memberId ? [firstId] : [],
        ),
    /** Those who are not known to be other people than everybody else of the group. */
    withoutDifferent: (group: Group): Group =>
      group.filter((one) =>
        group.some((other) => other !== one && !different.has(keyOf(one, other))),
      ),
  };
}
