/** How the demo brand gives points, what its mall offers, and what its people begin with. */
import { drawnGoodsPath } from '@bahati/contract/point-limits.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { earnPoints } from '#domains/rewards/points/points.ts';
import type { Context } from '#platform/context.ts';
import type { DemoLogin } from '#seed/seed-people.ts';
import { stableUuid } from '#seed/stable-uuid.ts';

/** Basis points: of 100 shillings on slots one point. */
const rates = {
  RNG: 100,
  FISH: 100,
  BGS: 80,
  PVP: 80,
  LIVE: 60,
  SPORTS: 60,
  ESPORTS: 60,
  COCKFIGHT: 60,
  LOTT: 50,
  ELOTT: 50,
} as const;
const depositBps = 20;
/** Ten points are a shilling, from ten shillings on. */
const [pointsPerUnit, leastUnits] = [10, 10];

const opening = 6_400n;

type Good = {
  picture: string;
  name: readonly [en: string, sw: string];
  about: readonly [en: string, sw: string];
  points: number;
  stock: number;
  isSent: boolean;
};

const goods: readonly Good[] = [
  {
    picture: 'phone-credit',
    name: ['Phone credit, KES 100', 'Salio la simu, KES 100'],
    about: ['Sent to your number within a day.', 'Linatumwa kwa namba yako ndani ya siku moja.'],
    points: 1_000,
    stock: 500,
    isSent: false,
  },
  {
    picture: 'kanga',
    name: ['Kanga, a pair', 'Kanga, doti moja'],
    about: ['Cotton, printed in Mombasa.', 'Pamba, imechapishwa Mombasa.'],
    points: 5_500,
    stock: 24,
    isSent: true,
  },
  {
    picture: 'football',
    name: ['Football', 'Mpira wa miguu'],
    about: ['Size 5, sewn, with a pump.', 'Saizi 5, wa kushonwa, pamoja na pampu.'],
    points: 9_000,
    stock: 3,
    isSent: true,
  },
  {
    picture: 'thermos',
    name: ['Tea flask, 1.8 litres', 'Chupa ya chai, lita 1.8'],
    about: ['Keeps tea hot from morning to night.', 'Chai hubaki moto asubuhi hadi usiku.'],
    points: 12_000,
    stock: 18,
    isSent: true,
  },
  {
    picture: 'power-bank',
    name: ['Power bank, 10,000 mAh', 'Power bank, mAh 10,000'],
    about: ['Charges a phone twice.', 'Inachaji simu mara mbili.'],
    points: 16_000,
    stock: 12,
    isSent: true,
  },
  {
    picture: 'solar-lamp',
    name: ['Solar lamp', 'Taa ya sola'],
    about: [
      'Light for eight hours, and a socket for a phone.',
      'Mwanga wa saa nane, na tundu la kuchaji simu.',
    ],
    points: 20_000,
    stock: 9,
    isSent: true,
  },
  {
    picture: 'headphones',
    name: ['Headphones', 'Spika za masikioni'],
    about: ['Wireless, twenty hours on one charge.', 'Bila waya, saa ishirini kwa chaji moja.'],
    points: 28_000,
    stock: 6,
    isSent: true,
  },
  {
    picture: 'blender',
    name: ['Blender', 'Blenda'],
    about: ['1.5 litres, two speeds.', 'Lita 1.5, kasi mbili.'],
    points: 42_000,
    stock: 0,
    isSent: true,
  },
];

/** Points of the month that is over are earned by the demo's past play. */
export async function seedPointsMall(owner: Database): Promise<void> {
  await owner.query(
    `INSERT INTO point_rules (valid_from, rates, deposit_bps, points_per_unit, least_units)
     SELECT current_date - 30, $1, $2, $3, $4 WHERE NOT EXISTS (SELECT 1 FROM point_rules)`,
    [JSON.stringify(rates), depositBps, pointsPerUnit, leastUnits],
  );
  for (const [position, { picture, name, about, points, stock, isSent }] of goods.entries()) {
    await owner.query(
      `INSERT INTO point_goods (idempotency_key, name_en, name_sw, about_en, about_sw, picture,
         points, stock, needs_address, is_active, position)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, $10)
       ON CONFLICT (idempotency_key) DO NOTHING`,
      [
        stableUuid(`point goods ${picture}`),
        ...name,
        ...about,
        `${drawnGoodsPath}/${picture}.svg`,
        points,
        stock,
        isSent,
        position,
      ],
    );
  }
}

/** What the demo's members begin with, once. */
export async function seedOpeningPoints(
  { database }: Context,
  logins: readonly DemoLogin[],
): Promise<void> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT id FROM members JOIN credentials ON member_id = id
      WHERE username = ANY($1::text[]) AND type <> 4 ORDER BY id`,
    [logins.map(({ username }) => username)],
  );
  for (const { id: memberId } of rows) {
    const opened = { memberId, points: opening, kind: 'staff', reference: 'opening' } as const;
    await inTransaction(database, (transaction) => earnPoints(transaction, opened));
  }
}
