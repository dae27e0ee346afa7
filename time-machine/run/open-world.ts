/** Writes who there is: the members of the tree with their wallets, and a vendor with one game. */
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import { operatorAccountIn } from '#platform-app/domains/wallet/ledger/operator-account.ts';
import type { Context } from '#platform-app/context.ts';
import type { Member, Rules } from '#time-machine/world/history.ts';
import { isAgent } from '#time-machine/world/tree.ts';
import type { House } from './scene.ts';
import { game } from './write-play.ts';

/** Everybody of the tree logs in with it. */
export const password = 'Saa-Na-Siku-90';
/** The vendor of its game, by which a database of the time machine is known. */
export const madeHere = 'SAAHALISI';

/** Sessions of the product follow the clock; `context` has them. */
export async function openWorld(
  { context, owner }: { context: Context; owner: Database },
  members: readonly Member[],
  rules: Rules,
): Promise<House> {
  await addGame(owner);
  await keepRules(owner, rules);
  await addMembers(context, owner, members);
  return {
    revenue: await operatorAccountIn(owner, 'game_revenue', madeHere, 'KES'),
    clearing: await operatorAccountIn(owner, 'payment_clearing', 'pesa-pepe', 'KES'),
  };
}

async function addGame(owner: Database): Promise<void> {
  await owner.query(`INSERT INTO vendors (id, code, name, position) VALUES ($1, $2, $3, $1)`, [
    game.provider,
    madeHere,
    'Saa Halisi',
  ]);
  await owner.query(
    `INSERT INTO games (id, game_id, vendor_id, game_code, category, name_en, name_sw, position,
       minimum_stake, maximum_stake, is_under_maintenance)
     VALUES ($1, $2, $3, 'clock', 'RNG', 'Clock', 'Saa', $1, 100, 100000000, true)`,
    [game.game, `${madeHere}-clock`, game.provider],
  );
  await owner.query(
    `INSERT INTO provider_profiles (id, code, vendor_ids, signing_key, launch_url, api_url,
       is_id_scope_global, is_unknown_rollback_ok)
     VALUES ($1, $2, ARRAY[$1::int], gen_random_uuid()::text, 'http://127.0.0.1:1',
       'http://127.0.0.1:1', true, true)`,
    [game.provider, madeHere],
  );
}

/** In the place of those the demo's brand has: no bill waits for staff. */
async function keepRules(owner: Database, rules: Rules): Promise<void> {
  await owner.query(
    `UPDATE agency_rules SET active_minimum_day = $1, active_minimum_period = $2,
            deposit_fee_bps = $3, funded_levels = $4, debt_days = $5, approval_limit = NULL`,
    [
      rules.activeMinimumDay,
      rules.activeMinimumPeriod,
      rules.depositFeeBps,
      rules.fundedLevels,
      rules.debtDays,
    ],
  );
}

async function addMembers(
  { database }: Context,
  owner: Database,
  members: readonly Member[],
): Promise<void> {
  const hash = await hashPassword(password);
  const ids = members.map(({ id }) => id);
  const names = members.map(({ username }) => username);
  await inTransaction(database, async (transaction) => {
    await transaction.query(
      `INSERT INTO credentials (member_id, username, password_hash, is_first_login)
       SELECT id, name, $3, false FROM unnest($1::bigint[], $2::text[]) AS new (id, name)`,
      [ids, names, hash],
    );
    await transaction.query(
      `INSERT INTO members (id, nickname, type, currency, birthday, upline_id)
       SELECT id, name, type, 'KES', '1990-01-01', upline
         FROM unnest($1::bigint[], $2::text[], $3::smallint[], $4::bigint[])
              WITH ORDINALITY AS new (id, name, type, upline, place)
        ORDER BY place`,
      [
        ids,
        names,
        members.map(({ type }) => type),
        members.map(({ upline }) => (upline === null ? null : members[upline]?.id)),
      ],
    );
    await transaction.query(
      `INSERT INTO accounts (owner_id, kind, currency)
       SELECT id, kind, 'KES' FROM unnest($1::bigint[]) AS id, unnest(ARRAY['cash', 'held']) AS kind`,
      [ids],
    );
  });
  const agents = members.filter(isAgent);
  await owner.query(
    `INSERT INTO affiliate_codes (code, agent_id, label)
     SELECT code, id, '' FROM unnest($1::text[], $2::bigint[]) AS new (code, id)`,
    [agents.map((_, at) => codeOf(at)), agents.map(({ id }) => id)],
  );
}

/** A code to invite by, of the signs that codes have. */
const codeOf = (at: number): string =>
  `WAKA${[...at.toString(8).padStart(4, '0')].map((digit) => 'ABCDEFGH'[Number(digit)]).join('')}`;
