/** Limits and breaks that members of a demo's past set themselves, marks of staff, favourite games. */
import type { PastMember } from './books.ts';
import { dayMs, hourMs } from './calendar.ts';
import type { CaseScene } from './scene.ts';
import { chanceOf } from './chance.ts';
import { insertRows, timeOf, timeOrNull } from './rows.ts';

/** Of the blocks of an account: its owner's limits and exclusions have to be read. */
const isLimited = 16;

export async function writeCare(scene: CaseScene): Promise<void> {
  const chance = chanceOf(`care of ${scene.market.brand}`);
  const played = scene.books.members.filter(({ isKnown, logins }) => !isKnown && logins.length > 1);
  const limited = played.filter(() => chance.isTrue(0.05));
  await insertRows<PastMember>(
    scene.client,
    'play_limits',
    {
      owner_id: ['bigint', ({ id }) => id],
      kind: ['text', () => 'deposit'],
      period: ['text', () => chance.pick(['day', 'week', 'month'])],
      source: ['text', () => 'member'],
      amount: [
        'bigint',
        () => BigInt(chance.pick([1_000, 2_000, 5_000]) * scene.market.perShilling) * 100n,
      ],
      set_at: ['timestamptz', ({ logins }) => timeOf((logins[0]?.at ?? 0) + 5 * 60_000)],
    },
    limited,
  );
  const excluded = await writeExclusions(scene, played);
  await scene.client.query(
    `UPDATE accounts SET blocks = blocks | $2::int WHERE owner_id = ANY($1::bigint[]) AND kind = 'cash'`,
    [[...limited, ...excluded].map(({ id }) => id), isLimited],
  );
  await writeMarks(scene, played);
  await writeFavourites(scene, played);
}

/** Only of those who have not played since. */
async function writeExclusions({ client, market, now }: CaseScene, played: PastMember[]) {
  const chance = chanceOf(`breaks of ${market.brand}`);
  const left = played.filter(({ logins }) => (logins.at(-1)?.until ?? now) < now - 3 * dayMs);
  const chosen = left.filter(() => chance.isTrue(0.03));
  const rows = chosen.map((member) => {
    const startsAt = (member.logins.at(-1)?.until ?? now) + hourMs / 12;
    const isBreak = chance.isTrue(0.55);
    const days = isBreak ? chance.pick([1, 7, 30]) : 183;
    return { member, startsAt, endsAt: startsAt + days * dayMs, isBreak };
  });
  await insertRows<(typeof rows)[number]>(
    client,
    'exclusions',
    {
      owner_id: ['bigint', ({ member }) => member.id],
      kind: ['text', ({ isBreak }) => (isBreak ? 'time_out' : 'self_exclusion')],
      source: ['text', () => 'member'],
      starts_at: ['timestamptz', ({ startsAt }) => timeOf(startsAt)],
      ends_at: ['timestamptz', ({ endsAt }) => timeOrNull(endsAt)],
    },
    rows,
  );
  return chosen;
}

async function writeMarks(
  { client, market, staff }: CaseScene,
  played: PastMember[],
): Promise<void> {
  const best = played.filter(({ person }) => person.habit.pays.some((amount) => amount >= 5_000));
  await insertRows<PastMember>(
    client,
    'tagged_members',
    {
      member_id: ['bigint', ({ id }) => id],
      brand: ['text', () => market.brand],
      tag: ['text', () => 'vip'],
      tagged_by: ['text', () => staff[0]],
      tagged_at: ['timestamptz', ({ logins }) => timeOf(logins.at(-1)?.until ?? 0)],
    },
    best,
  );
}

async function writeFavourites(
  { client, market, books }: CaseScene,
  played: PastMember[],
): Promise<void> {
  const chance = chanceOf(`favourites of ${market.brand}`);
  const keen = new Set(played.filter(() => chance.isTrue(0.3)));
  const marked = new Map(
    books.sessions
      .filter(({ login }) => keen.has(login.member) || login.member.isKnown)
      .filter(() => chance.isTrue(0.35))
      .map((session) => [`${session.login.member.id} ${session.game.id}`, session]),
  );
  const rows = [...marked.values()];
  await client.query(
    `INSERT INTO favourite_games (member_id, game_id, added_at)
     SELECT * FROM unnest($1::bigint[], $2::integer[], $3::timestamptz[]) ON CONFLICT DO NOTHING`,
    [
      rows.map(({ login }) => login.member.id),
      rows.map(({ game }) => game.id),
      rows.map(({ at }) => timeOf(at)),
    ],
  );
}
