/** What the demo brand wants proven above which sums, and documents that wait for a look. */
import { Readable } from 'node:stream';
import { imageLimits } from '@bahati/contract/image-limits.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { sendDocuments } from '#domains/kyc/send-documents.ts';
import { keepUpload, memberOwner } from '#domains/system/uploads/keep-upload.ts';
import sharp from 'sharp';
import { memberId } from './seed-people.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';
import { stableUuid } from './stable-uuid.ts';

/** Shillings as minor units. */
const shillings = (whole: number) => BigInt(whole) * 100n;

/** Staff may take gates away: what was seeded once is not seeded again. */
export async function seedKycGates(
  owner: Database,
  { code, perShilling }: SeededBrand = kenya,
): Promise<void> {
  await owner.query(
    `WITH fresh AS (INSERT INTO kyc_settings (brand, due_hours) VALUES ($4, 24)
                    ON CONFLICT (brand) DO NOTHING RETURNING brand)
     INSERT INTO kyc_gates (brand, direction, span, level, above)
     SELECT brand, gate.* FROM fresh CROSS JOIN (VALUES
       ('withdrawal', 'day', 2::smallint, $1::bigint),
       ('withdrawal', 'total', 3::smallint, $2::bigint),
       ('deposit', 'total', 2::smallint, $3::bigint)) gate`,
    [...[20_000, 300_000, 1_000_000].map((whole) => shillings(whole) * perShilling), code],
  );
}

const documents = [
  { username: 'halima', documentType: 'national_id', fullName: 'Halima Said', number: '28114073' },
  {
    username: 'otieno',
    documentType: 'passport',
    fullName: 'Otieno Odhiambo',
    number: 'AK0714226',
  },
] as const;

/** Documents sent at an earlier start are not sent again, whatever became of them. */
export async function seedDocuments(
  context: Context,
  { currency }: SeededBrand = kenya,
): Promise<void> {
  for (const { username, ...documentType } of documents) {
    const id = await memberId(context, username);
    if (id === undefined || (await hasSent(context, id))) continue;
    const actor = {
      memberId: id,
      sessionId: 0n,
      username,
      type: 0,
      currency,
      language: 'en',
    } as const;
    const picture = await keepUpload(context, Readable.from([await specimen(documentType)]), {
      owner: memberOwner(id),
      limits: { ...imageLimits, perHour: 100 },
    });
    await sendDocuments(context, actor, {
      ...documentType,
      idempotencyKey: stableUuid(`documents ${username}`),
      level: 2,
      birthday: '1994-06-12',
      imageIds: [picture.id],
    });
  }
}

async function hasSent({ database }: Context, member: bigint): Promise<boolean> {
  const { rows } = await database.query('SELECT 1 FROM kyc_cases WHERE member_id = $1 LIMIT 1', [
    member,
  ]);
  return rows.length > 0;
}

/** A card that says of itself that it is none. */
function specimen({ fullName, number }: { fullName: string; number: string }): Promise<Buffer> {
  const lines = [fullName, number, '12 / 06 / 1994'];
  const words = lines.map(
    (line, at) => `<text x="330" y="${210 + at * 80}" font-size="44">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600">
    <rect width="960" height="600" rx="36" fill="#e9efe6"/>
    <rect width="960" height="110" rx="36" fill="#0b6a5f"/>
    <text x="48" y="72" font-size="46" fill="#fff" font-family="sans-serif">SPECIMEN</text>
    <rect x="48" y="160" width="230" height="290" rx="14" fill="#b9c7bd"/>
    <circle cx="163" cy="265" r="62" fill="#7c9184"/>
    <path d="M70 450c0-80 186-80 186 0z" fill="#7c9184"/>
    <g fill="#17231d" font-family="sans-serif">${words.join('')}</g>
    <path d="M48 520h864" stroke="#7c9184" stroke-width="6" stroke-dasharray="18 10"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
