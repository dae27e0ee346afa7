/** Ids of the rewards that exist, by what a call is about. */
const amani = `(SELECT member_id FROM credentials WHERE username = 'amani')`;

const ids = (table: string, where: string): string =>
  `SELECT public_id::text AS id FROM ${table} WHERE ${where} ORDER BY ${table}.id LIMIT 8`;

const campaigns = (named: string): string => ids('campaigns', `name LIKE 'Fuzz ${named}%'`);
const missions = (state: string): string =>
  ids('missions', `created_by = 'fuzz' AND state = '${state}'`);
const tournaments = (...states: string[]): string =>
  ids('tournaments', `created_by = 'fuzz' AND state IN ('${states.join("', '")}')`);
const draws = (where: string): string =>
  `SELECT id::text FROM draws WHERE ${where} ORDER BY draws.id`;

export const rewardIdQueries: readonly [part: string, sql: string][] = [
  ['awards/claim', ids('awards', `state = 'claimable' AND member_id = ${amani}`)],
  ['bonuses/forfeit', ids('bonuses', `ended_at IS NULL AND owner_id = ${amani}`)],
  ['depositOffers/choose', ids('campaigns', `state = 'running' AND trigger_kind = 'deposit'`)],
  ['rewards/draws/:id/open', draws(`created_by = 'fuzz' AND kind = 'envelope'`)],
  ['wps/rewards/draws/:id', draws(`state = 'open' AND kind IN ('wheel', 'egg')`)],
  // A raffle that was stopped and drawn would give its prizes while other calls are watched.
  ['bo/draws/:id/stop', draws(`created_by = 'fuzz' AND kind = 'envelope'`)],
  ['bo/draws/:id/drawNow', draws(`created_by = 'fuzz' AND kind = 'envelope'`)],
  ['bo/draws/:id', draws(`created_by = 'fuzz' AND state = 'draft'`)],
  ['missions/claim', missions('running')],
  ['points/orders/:id', ids('point_orders', `member_id = ${amani}`)],
  ['MCSFE_getMissionLeaderboard', tournaments('open')],
  ['tournaments/join', tournaments('open')],
  // Drafts are changed and started; what runs is given, paused and ended.
  ['campaigns/:id/give', campaigns('running staff')],
  ['campaigns/:id/codes', campaigns('running code')],
  ['campaigns/:id/pause', campaigns('running code')],
  ['campaigns/:id/end', campaigns('running code')],
  ['bo/campaigns/:id', campaigns('draft')],
  ['rewards/held/:id', ids('awards', `state = 'held'`)],
  ['rewards/applications/:id', ids('campaign_applications', `state = 'waiting'`)],
  ['rewards/freeRounds/:id', ids('free_round_grants', `state IN ('asked', 'active')`)],
  ['bo/missions/:id', missions('draft')],
  ['pointGoods/:id', ids('point_goods', `name_en LIKE 'Fuzz%'`)],
  ['bo/pointOrders/:id', ids('point_orders', `state = 'in_process'`)],
  // A level set by hand is nobody's the other calls speak for.
  ['vipMembers/:id', 'SELECT id::text FROM members WHERE id >= 700001 ORDER BY id LIMIT 3'],
  ['tournaments/:id/open', tournaments('draft')],
  ['tournaments/:id/void', tournaments('draft', 'open')],
  ['bo/tournaments/:id', tournaments('open')],
];
