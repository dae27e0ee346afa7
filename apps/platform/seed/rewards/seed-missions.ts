/** The demo's missions, and the tournaments of the week: a race on slots and one for the largest win. */
import type { MissionGoal, Prize, TournamentRule } from '@bahati/contract/mission-terms.ts';
import type { Award, BothWords, BonusTerms } from '@bahati/contract/reward-terms.ts';
import { amountOf } from '#domains/rewards/awards/awards.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { kenya, type SeededBrand } from '#seed/seeded-brand.ts';
import { stableUuid } from '#seed/stable-uuid.ts';

const slots = { products: ['RNG' as const], vendorIds: [], gameIds: [] };

const bonusTerms: BonusTerms = {
  wagerTimes: 5,
  wagerBase: 'bonus',
  contributions: [
    { gameType: 'RNG', percent: 100 },
    { gameType: 'BGS', percent: 50 },
  ],
  games: [],
  largestStake: null,
  days: 7,
  cashOutCap: null,
  isSticky: false,
};

type SeededMission = {
  name: string;
  cadence: 'daily' | 'weekly';
  after?: string;
  title: BothWords;
  goal: MissionGoal;
  award: Award;
};

/** Shillings of Kenya, as the brand counts them. */
type Shillings = (whole: number) => string;

const missionsOf = (shillings: Shillings): readonly SeededMission[] => [
  {
    name: 'ten-bets',
    cadence: 'daily',
    title: { en: 'Morning at the quay', sw: 'Asubuhi bandarini' },
    goal: { kind: 'bets', count: 10, scope: slots },
    award: { kind: 'cash', amount: shillings(10) },
  },
  {
    name: 'three-wins',
    cadence: 'daily',
    title: { en: 'Three good catches', sw: 'Samaki watatu' },
    goal: { kind: 'wins', count: 3, scope: slots },
    award: { kind: 'points', points: 60 },
  },
  {
    name: 'day-deposit',
    cadence: 'daily',
    title: { en: 'Fill the basket', sw: 'Jaza kikapu' },
    goal: { kind: 'deposited', amount: shillings(500) },
    award: { kind: 'points', points: 100 },
  },
  {
    name: 'lamu-1',
    cadence: 'weekly',
    title: { en: 'To Lamu: set sail', sw: 'Kwenda Lamu: tweka tanga' },
    goal: { kind: 'turnover', amount: shillings(1_000), scope: slots },
    award: { kind: 'points', points: 150 },
  },
  {
    name: 'lamu-2',
    cadence: 'weekly',
    after: 'lamu-1',
    title: { en: 'To Lamu: the open sea', sw: 'Kwenda Lamu: bahari kuu' },
    goal: { kind: 'turnover', amount: shillings(5_000), scope: slots },
    award: { kind: 'cash', amount: shillings(50) },
  },
  {
    name: 'lamu-3',
    cadence: 'weekly',
    after: 'lamu-2',
    title: { en: 'To Lamu: the harbour', sw: 'Kwenda Lamu: bandari' },
    goal: { kind: 'turnover', amount: shillings(15_000), scope: slots },
    award: { kind: 'bonus', amount: shillings(200), terms: bonusTerms },
  },
];

export async function seedMissions(owner: Database, brand: SeededBrand = kenya): Promise<void> {
  const shillings: Shillings = (whole) =>
    toDecimal(BigInt(whole) * 100n * brand.perShilling, brand.currency);
  for (const mission of missionsOf(shillings)) await seedMission(owner, brand, mission);
  for (const race of racesOf(shillings)) await seedRace(owner, brand, race);
}

const keyOf = (name: string) => stableUuid(`demo mission ${name}`);

/** Budgets for so many awards in all, and on a day. */
async function seedMission(
  owner: Database,
  brand: SeededBrand,
  mission: SeededMission,
): Promise<void> {
  const one = amountOf(mission.award, brand.currency);
  const { rows } = await owner.query<{ id: bigint }>(
    `INSERT INTO missions (idempotency_key, cadence, after_id, state, first_day, last_day,
       grace_days, budget, day_budget, created_by)
     VALUES ($1, $2, (SELECT id FROM missions WHERE idempotency_key = $3), 'running',
       date_trunc('week', now())::date - 7, date_trunc('week', now())::date + 181, $4, $5, $6, 'seed')
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    [
      keyOf(mission.name),
      mission.cadence,
      mission.after === undefined ? null : keyOf(mission.after),
      mission.cadence === 'daily' ? 1 : 2,
      one * 20_000n,
      one * 1_000n,
    ],
  );
  const [row] = rows;
  if (!row) return;
  await owner.query(
    `INSERT INTO mission_versions (mission_id, from_day, title, goal, award, written_by)
     SELECT id, first_day, $2, $3, $4, 'seed' FROM missions WHERE id = $1`,
    [
      row.id,
      JSON.stringify(mission.title),
      JSON.stringify(mission.goal),
      JSON.stringify(mission.award),
    ],
  );
}

type SeededRace = {
  name: string;
  rule: TournamentRule;
  isOptIn: boolean;
  leastStake: string;
  title: BothWords;
  prizes: Prize[];
  /** Of all its prizes that are money. */
  budget: string;
};

const racesOf = (shillings: Shillings): readonly SeededRace[] => [
  {
    name: 'dhow-race',
    rule: 'turnover',
    isOptIn: false,
    leastStake: '0',
    title: { en: 'Dhow race of the week', sw: 'Mbio za majahazi za wiki' },
    prizes: [
      { from: 1, to: 1, award: { kind: 'cash', amount: shillings(5_000) } },
      { from: 2, to: 2, award: { kind: 'cash', amount: shillings(2_500) } },
      { from: 3, to: 3, award: { kind: 'cash', amount: shillings(1_000) } },
      { from: 4, to: 10, award: { kind: 'cash', amount: shillings(300) } },
      { from: 11, to: 50, award: { kind: 'points', points: 500 } },
    ],
    budget: shillings(10_600),
  },
  {
    name: 'pearl-dive',
    rule: 'multiplier',
    isOptIn: true,
    leastStake: shillings(10),
    title: { en: 'Pearl dive', sw: 'Kupiga mbizi ya lulu' },
    prizes: [
      { from: 1, to: 1, award: { kind: 'cash', amount: shillings(2_000) } },
      { from: 2, to: 3, award: { kind: 'cash', amount: shillings(500) } },
      { from: 4, to: 20, award: { kind: 'points', points: 300 } },
    ],
    budget: shillings(3_000),
  },
];

/** From Monday to Monday of the brand; another week's first start adds that week's. */
async function seedRace(owner: Database, brand: SeededBrand, race: SeededRace): Promise<void> {
  const { rows } = await owner.query<{ week: string }>(
    `SELECT date_trunc('week', now() AT TIME ZONE $1)::date::text AS week`,
    [brand.timeZone],
  );
  const week = rows[0]?.week ?? '';
  await owner.query(
    `INSERT INTO tournaments (idempotency_key, state, title, rule, currency, is_opt_in, least_stake,
       least_rounds, products, starts_at, ends_at, prizes, prize_places, budget, created_by)
     VALUES ($1, 'open', $2, $3, $4, $5, ($6::numeric * 100)::bigint, 1, '{RNG}',
       $7::date::timestamp AT TIME ZONE $8, ($7::date + 7)::timestamp AT TIME ZONE $8, $9, $10,
       ($11::numeric * 100)::bigint, 'seed')
     ON CONFLICT (idempotency_key) DO NOTHING`,
    [
      stableUuid(`demo tournament ${race.name} ${week}`),
      JSON.stringify(race.title),
      race.rule,
      brand.currency,
      race.isOptIn,
      race.leastStake,
      week,
      brand.timeZone,
      JSON.stringify(race.prizes),
      race.prizes.at(-1)?.to ?? 0,
      race.budget,
    ],
  );
}
