/**
 * Campaigns, missions, tournaments and the points mall for fuzzing. Nothing of them moves money by
 * itself while the calls are watched.
 */
import type { Pool } from 'pg';

import type { CampaignTerms } from '@bahati/contract/campaign-terms.ts';
import { addAwards } from './fuzz-awards.ts';

const dayMs = 86_400_000;

const termsOf = (trigger: CampaignTerms['trigger']): CampaignTerms => ({
  trigger,
  condition: { newDays: null, tags: [], countries: [], gameTypes: [], vendorIds: [] },
  awards: [{ kind: 'fixed', award: { kind: 'cash', amount: '5.00' } }],
  budget: { total: '5000.00', day: null, member: null, timesPerMember: 5 },
  startsAt: new Date(Date.now() - dayMs).toISOString(),
  endsAt: new Date(Date.now() + 30 * dayMs).toISOString(),
  isAutomatic: false,
  claimDays: 7,
  controlPercent: 0,
  title: { en: 'A gift', sw: 'Zawadi' },
  scene: 'gift-chest',
});

/**
 * Points are earned, and rebates of levels given, by jobs that come of themselves: what a request
 * moved could not be told from what they did.
 */
export const stopGivingByJobs = async (database: Pool): Promise<void> => {
  await database.query(
    `UPDATE point_rules SET deposit_bps = 0,
            rates = (SELECT jsonb_object_agg(type, 0) FROM jsonb_object_keys(rates) AS type)`,
  );
  await database.query(
    `UPDATE programme_rules SET rules = rules || '{"isRebateAutomatic": false}'
      WHERE programme = 'cashback'`,
  );
};

/** Each is named by what starts it and how it stands. */
const addCampaigns = async (database: Pool): Promise<void> => {
  const kinds: readonly [state: string, trigger: CampaignTerms['trigger']][] = [
    ['draft', { kind: 'staff' }],
    ['running', { kind: 'staff' }],
    ['running', { kind: 'code' }],
    ['running', { kind: 'application', needsPicture: false }],
  ];
  for (const [state, trigger] of kinds) {
    const terms = termsOf(trigger);
    await database.query(
      `WITH made AS (
         INSERT INTO campaigns (name, currency, state, trigger_kind, starts_at, ends_at, budget,
           changed_by, started_at)
         SELECT concat_ws(' ', 'Fuzz', $1::text, $2::text, n), 'KES', $1, $2, $3, $4, 500000,
                'rehema', CASE WHEN $1 = 'running' THEN now() END
           FROM generate_series(1, 8) AS n
         RETURNING id)
       INSERT INTO campaign_versions (campaign_id, version, terms, made_by)
       SELECT id, 1, $5, 'rehema' FROM made`,
      [state, trigger.kind, terms.startsAt, terms.endsAt, JSON.stringify(terms)],
    );
  }
};

/** Of members nobody speaks for, one each. */
const addApplications = async (database: Pool): Promise<void> => {
  await database.query(
    `INSERT INTO campaign_applications (campaign_id, member_id, remark)
     SELECT campaign.id, members.id, 'I shared it with my friends.'
       FROM (SELECT id FROM campaigns WHERE name LIKE 'Fuzz running application%'
              ORDER BY id LIMIT 1) campaign,
            (SELECT id FROM members WHERE id >= 700001 ORDER BY id LIMIT 8) members`,
  );
};

/** Drafts of somebody else, and some that run and are reached by three rounds. */
const addMissions = async (database: Pool): Promise<void> => {
  const goal = { kind: 'bets', count: 1, scope: { products: [], vendorIds: [], gameIds: [] } };
  const award = { kind: 'cash', amount: '5.00' };
  await database.query(
    `WITH made AS (
       INSERT INTO missions (idempotency_key, cadence, state, first_day, last_day, grace_days,
         budget, day_budget, created_by)
       SELECT gen_random_uuid(), 'once', state, now()::date - 7, now()::date + 60, 1, 100000, 50000,
              'fuzz'
         FROM unnest(ARRAY['draft', 'running']) AS state, generate_series(1, 6)
       RETURNING id, first_day)
     INSERT INTO mission_versions (mission_id, from_day, title, goal, award, written_by)
     SELECT id, first_day, '{"en": "Play a round", "sw": "Cheza raundi"}', $1, $2, 'fuzz' FROM made`,
    [JSON.stringify(goal), JSON.stringify(award)],
  );
};

/** More rounds are asked for than anybody plays here, so that nobody wins. */
const addTournaments = async (database: Pool): Promise<void> => {
  const prizes = [{ from: 1, to: 1, award: { kind: 'cash', amount: '5.00' } }];
  await database.query(
    `INSERT INTO tournaments (idempotency_key, state, title, rule, currency, is_opt_in, least_stake,
       least_rounds, starts_at, ends_at, prizes, prize_places, budget, created_by)
     SELECT gen_random_uuid(), state, '{"en": "A race", "sw": "Mbio"}', 'turnover', 'KES', true, 0,
            10000, now() + CASE state WHEN 'draft' THEN interval '1 day' ELSE interval '-1 hour' END,
            now() + interval '7 days', $1, 1, 500, 'fuzz'
       FROM unnest(ARRAY['draft', 'open']) AS state, generate_series(1, 6)`,
    [JSON.stringify(prizes)],
  );
};

/** Goods that anybody can pay for, and orders that wait. */
const addPointsMall = async (database: Pool): Promise<void> => {
  await database.query(
    `WITH goods AS (
       INSERT INTO point_goods (idempotency_key, name_en, name_sw, picture, points, stock,
         needs_address, is_active, position)
       SELECT gen_random_uuid(), 'Fuzz ' || n, 'Fuzz ' || n, '/art/goods/kanga.svg', 1, 1000, false,
              true, 100 + n
         FROM generate_series(1, 3) AS n
       RETURNING id, name_en, picture)
     INSERT INTO point_orders (member_id, idempotency_key, good_id, name, picture, quantity, points)
     SELECT member_id, gen_random_uuid(), goods.id,
            jsonb_build_object('en', name_en, 'sw', name_en), picture, 1, 1
       FROM goods, credentials, generate_series(1, 4) WHERE username = 'amani'`,
  );
};

/** @param gameId a game its vendor plays free rounds in. */
export const addRewards = async (
  database: Pool,
  databaseUrl: string,
  gameId: string,
): Promise<void> => {
  await stopGivingByJobs(database);
  await addCampaigns(database);
  await addApplications(database);
  await addMissions(database);
  await addTournaments(database);
  await addPointsMall(database);
  await addAwards(databaseUrl, gameId);
};
