/** ID documents that members of a demo's past sent, decided and waiting. */
import { hourMs } from './calendar.ts';
import type { CaseScene } from './scene.ts';
import { chanceOf, uuidOf } from './chance.ts';
import { timeOf, timeOrNull } from './rows.ts';

/** Pictures of documents that say of themselves that they are specimens, which the demo has anyway. */
const specimens = `SELECT image_ids FROM kyc_cases WHERE state = 'waiting' ORDER BY id LIMIT 1`;

const waitingCount = 7;

export async function writeDocuments({
  client,
  market,
  books,
  now,
  staff,
}: CaseScene): Promise<void> {
  const { rows } = await client.query<{ image_ids: string[] }>(specimens);
  const images = rows[0]?.image_ids;
  if (!images) return;
  const chance = chanceOf(`documents of ${market.brand}`);
  const senders = books.members
    .filter(({ isKnown, logins }) => !isKnown && logins.length > 3)
    .filter(() => chance.isTrue(0.12));
  const cases = senders
    .map((member, place) => {
      const isWaiting = place < waitingCount;
      const sentAt = isWaiting
        ? now - chance.between(1, 26) * hourMs
        : Math.min(now - 48 * hourMs, chance.pick(member.logins).until);
      const fate = isWaiting
        ? 'waiting'
        : ((['approved', 'refused', 'more_asked'] as const)[chance.weighted([86, 8, 6])] ??
          'approved');
      return {
        member,
        sentAt,
        fate,
        decidedAt: isWaiting ? null : sentAt + chance.between(1, 20) * hourMs,
        by: chance.pick(staff),
        number: chance.between(20_000_000, 39_999_999),
      };
    })
    .sort((a, b) => a.sentAt - b.sentAt);
  const column = <Value>(of: (each: (typeof cases)[number], at: number) => Value) => cases.map(of);
  await client.query(
    `INSERT INTO kyc_cases (id, public_id, member_id, idempotency_key, level, document_type, full_name,
       birthday, number, image_ids, state, reason, sent_at, due_at, decided_at, decided_by)
     OVERRIDING SYSTEM VALUE
     SELECT id, uuid, member, uuid, 2, 'national_id', name, birthday, number, $11::uuid[], state,
            CASE state WHEN 'refused' THEN 'unreadable' WHEN 'more_asked' THEN 'unreadable' END,
            sent, sent + interval '24 hours', decided, staff
       FROM unnest($1::bigint[], $2::uuid[], $3::bigint[], $4::text[], $5::date[], $6::text[],
         $7::text[], $8::timestamptz[], $9::timestamptz[], $10::text[])
         AS told (id, uuid, member, name, birthday, number, state, sent, decided, staff)`,
    [
      column((_, at) => BigInt(at + 1)),
      column((_, at) => uuidOf(`${market.brand} documents ${at}`)),
      column(({ member }) => member.id),
      column(({ member }) => member.person.username),
      column(({ member }) => member.person.birthday),
      column(({ number }) => String(number)),
      column(({ fate }) => fate),
      column(({ sentAt }) => timeOf(sentAt)),
      column(({ decidedAt }) => timeOrNull(decidedAt)),
      column(({ fate, by }) => (fate === 'waiting' ? null : by)),
      images,
    ],
  );
  const proven = cases.filter(({ fate }) => fate === 'approved');
  await client.query(
    `INSERT INTO kyc_levels (member_id, level, since)
     SELECT member, 2, since FROM unnest($1::bigint[], $2::timestamptz[]) AS proven (member, since)`,
    [proven.map(({ member }) => member.id), proven.map(({ decidedAt }) => timeOrNull(decidedAt))],
  );
}
