/** What a player sees of the room: the round, its bets, the rounds before. */
import type { CrashRoomView, SeenBet } from '@bahati/contract/games-frame/crash.ts';
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { multipleText } from './bets/stored-bet.ts';
import { readRounds, readNewestRound, showRound, showPast } from './stored-round.ts';

const seenBets = 20;
const recentRounds = 25;
/** The room stays awake so long after somebody was there. */
const wantedSeconds = 20;

/** Keeps the room awake for whoever is there. */
export async function wantRounds(database: Database): Promise<void> {
  await database.query(
    `UPDATE games.crash_room SET wanted_until = clock_timestamp() + make_interval(secs => $1)
      WHERE wanted_until < clock_timestamp() + make_interval(secs => $1 / 2)`,
    [wantedSeconds],
  );
}

/** What a room shows that was not told yet. */
export async function readShared(database: Database): Promise<Omit<CrashRoomView, 'isPaused'>> {
  await wantRounds(database);
  const round = await readNewestRound(database);
  return {
    round: round ? showRound(round) : null,
    chain: await readChain(database),
    seen: await readSeen(database, round?.id ?? 0n),
    recent: await readRecent(database),
  };
}

export async function readRecent(database: Database): Promise<CrashRoomView['recent']> {
  const past = await readRounds(database, "WHERE f.state = 'over' ORDER BY f.id DESC LIMIT $1", [
    recentRounds,
  ]);
  return past.map(showPast);
}

export async function readChain(database: Database): Promise<CrashRoomView['chain']> {
  const { rows } = await database.query<{
    terminatingHash: string;
    salt: string;
    games: number;
    committedAt: Date;
  }>(
    `SELECT terminating_hash AS "terminatingHash", salt, games, committed_at AS "committedAt"
       FROM games.chains WHERE used_by = $1 AND salt IS NOT NULL
      ORDER BY next_game > games, id LIMIT 1`,
    [crash.code],
  );
  const chain = rows[0];
  return chain ? { ...chain, committedAt: chain.committedAt.toISOString() } : null;
}

type SeenRow = {
  id: bigint;
  name: string;
  stake: bigint;
  currency: Currency;
  state: SeenBet['state'];
  cashedOutAt: number | null;
  payout: bigint | null;
  count: number;
};

/** The dearest first. */
export async function readSeen(
  database: Database,
  roundId: bigint,
): Promise<CrashRoomView['seen']> {
  const { rows } = await database.query<SeenRow>(
    `SELECT id, shown_name AS name, stake, currency, cashed_out_at AS "cashedOutAt", payout,
            CASE WHEN state = 'active' THEN 'active'
                 WHEN cashed_out_at IS NULL THEN 'lost' ELSE 'cashed_out' END AS state,
            count(*) OVER ()::int AS count
       FROM games.crash_bets WHERE round_id = $1 AND state IN ('active', 'paying', 'settled')
      ORDER BY weight DESC, id LIMIT $2`,
    [roundId, seenBets],
  );
  return { bets: rows.map(showSeen), count: rows[0]?.count ?? 0 };
}

function showSeen({ id, name, stake, currency, state, cashedOutAt, payout }: SeenRow): SeenBet {
  return {
    key: id.toString(),
    name,
    stake: toDecimal(stake, currency),
    currency,
    state,
    multiple: cashedOutAt === null ? null : multipleText(cashedOutAt),
    payout: payout === null ? null : toDecimal(payout, currency),
  };
}
