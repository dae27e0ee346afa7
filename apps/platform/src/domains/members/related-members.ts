/**
 * Accounts that have something in common with one: a browser, a number that is paid to, an address.
 * What hundreds share says little, and of them the nearest alone are told.
 */
import type { SharedThing } from '@bahati/contract/back-office/members/member-card.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { deviceCode } from '#domains/identity/device-mark.ts';
import { maskPayee } from '#domains/identity/payout-accounts.rules.ts';

/** So many others are counted, and so many told. */
const mostCounted = 300;
const mostTold = 8;

type OtherRow = { value: string; memberId: bigint };

/** The strongest ties first. Refuses `not_found`. */
export async function relatedMembers(
  database: Database,
  memberId: bigint,
): Promise<{ items: SharedThing[] }> {
  const { rowCount } = await database.query('SELECT 1 FROM members WHERE id = $1', [memberId]);
  if (rowCount !== 1) throw new Refusal('not_found');
  const [devices, numbers, addresses] = await Promise.all(
    [sharing('device_hash', `encode(device_hash, 'hex')`), sharedNumbers, sharing('ip', 'ip')].map(
      async (sql) => (await database.query<OtherRow>(sql, [memberId])).rows,
    ),
  );
  const things = [
    ...group('device', devices ?? [], (hex) => deviceCode(Buffer.from(hex, 'hex'))),
    ...group('payout_number', numbers ?? [], maskPayee),
    ...group('ip', addresses ?? [], (ip) => ip),
  ];
  const told = await readTold(database, things);
  const items = things.map(({ ids, ...thing }) => ({
    ...thing,
    members: ids.slice(0, mostTold).flatMap((id) => told.get(id) ?? []),
  }));
  return { items };
}

/** Of this column: the member's latest ten, and who else was last seen with each. */
function sharing(column: 'device_hash' | 'ip', text: string): string {
  return `WITH own AS (
      SELECT ${column}, max(id) AS place FROM (
        SELECT ${column}, id FROM sessions WHERE member_id = $1 AND ${column} IS NOT NULL
         ORDER BY id DESC LIMIT 200) latest
       GROUP BY ${column} ORDER BY place DESC LIMIT 10)
    SELECT ${text} AS value, there.member_id AS "memberId"
      FROM own CROSS JOIN LATERAL (
        SELECT member_id, max(id) AS last FROM (
          SELECT member_id, id FROM sessions others WHERE others.${column} = own.${column}
           ORDER BY id DESC LIMIT 1000) latest
         WHERE member_id <> $1 GROUP BY member_id ORDER BY last DESC LIMIT ${mostCounted + 1}) there
     ORDER BY own.place DESC, there.last DESC`;
}

const sharedNumbers = `
  SELECT own.number AS value, others.member_id AS "memberId"
    FROM (SELECT DISTINCT number FROM (
            SELECT number FROM payout_accounts WHERE member_id = $1 ORDER BY id DESC LIMIT 20) latest) own
   CROSS JOIN LATERAL (
     SELECT DISTINCT member_id FROM payout_accounts
      WHERE number = own.number AND member_id <> $1 ORDER BY member_id DESC
      LIMIT ${mostCounted + 1}) others`;

type Thing = Omit<SharedThing, 'members'> & { ids: bigint[] };

function group(
  by: SharedThing['by'],
  rows: readonly OtherRow[],
  shown: (value: string) => string,
): Thing[] {
  const byValue = Map.groupBy(rows, ({ value }) => value);
  return [...byValue].map(([value, others]) => ({
    by,
    value: shown(value),
    count: Math.min(others.length, mostCounted),
    isMore: others.length > mostCounted,
    ids: others.map(({ memberId }) => memberId),
  }));
}

async function readTold(database: Database, things: readonly Thing[]) {
  const ids = new Set(things.flatMap((thing) => thing.ids.slice(0, mostTold)));
  const { rows } = await database.query<{
    id: bigint;
    username: string;
    status: SharedThing['members'][number]['status'];
    registeredAt: Date;
  }>(
    `SELECT id, username, status, registered_at AS "registeredAt"
       FROM members JOIN credentials ON member_id = id WHERE id = ANY($1::bigint[])`,
    [[...ids]],
  );
  return new Map(
    rows.map(({ id, registeredAt, ...row }) => [
      id,
      { ...row, id: id.toString(), registeredAt: registeredAt.toISOString() },
    ]),
  );
}
