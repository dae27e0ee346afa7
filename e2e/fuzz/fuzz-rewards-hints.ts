/** What a good request of the rewards speaks about. */
import type { Pool } from 'pg';

import { idsOf } from './fuzz-ids.ts';
import type { Hints } from './fuzz-values.ts';

const dayMs = 86_400_000;

const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

/** The Monday after today, or the Sunday so many weeks later. */
const mondayNext = (): number => (8 - new Date().getUTCDay()) % 7 || 7;

const daysOfWeeks = (): Hints => ({
  firstDay: [inDays(mondayNext()).slice(0, 10)],
  lastDay: [inDays(mondayNext() + 20).slice(0, 10)],
});

const openRaffles = `SELECT id::text FROM draws WHERE kind = 'raffle' AND state = 'open'
   AND opens_at <= now() AND closes_at > now()`;

/** The first day of what amani can claim. */
const periods = `SELECT DISTINCT first_day::text AS id FROM missions
                  WHERE created_by = 'fuzz' AND state = 'running'`;

export const rewardHints = async (database: Pool, path: string): Promise<Hints> => {
  if (path.endsWith('claimRafflePromotion')) return { drawId: await idsOf(database, openRaffles) };
  if (path === '/wps/rewards/codes') return { code: ['KARIBU26', 'NOSUCHCODE'] };
  if (path.endsWith('missions/claim')) return { period: await idsOf(database, periods) };
  if (path.endsWith('campaigns/:id/give')) return { names: ['amani', 'neema', 'nobody'] };
  // What gives by itself would move money while other calls are watched.
  if (path.startsWith('/bo/campaigns')) {
    return { startsAt: [inDays(1)], endsAt: [inDays(9)], isAutomatic: [false] };
  }
  if (path.startsWith('/bo/missions')) return { ...daysOfWeeks(), afterId: [] };
  if (path === '/bo/tournaments') return { startsAt: [inDays(1)], endsAt: [inDays(9)] };
  if (path.startsWith('/bo/draws')) {
    return { opensAt: [inDays(1)], closesAt: [inDays(2)], drawsAt: [inDays(3)] };
  }
  if (path.endsWith('MCS2_redeemPointReward')) {
    const goods = `SELECT public_id::text AS id FROM point_goods WHERE name_en LIKE 'Fuzz%'`;
    return { goodId: await idsOf(database, goods) };
  }
  return {};
};
