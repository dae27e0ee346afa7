/** A copy of what builds gave back, judged, as the public page and staff look at it. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { keepFresh } from '@bahati/server-kit/cache/kept-fresh.ts';
import { type Judged, judgeReturn } from './rtp-monitoring.rules.ts';

export type WatchedBuild = Judged & {
  gameId: string;
  names: Readonly<Record<'en' | 'sw', string>>;
  vendorName: string;
  version: number;
  choice: string;
  currency: Currency;
  rounds: bigint;
  stake: bigint;
  payout: bigint;
  statedPercent: number | null;
  outsideSince: Date | null;
};

export type RtpMonitoring = {
  /** Most played first. */
  builds: readonly WatchedBuild[];
  readAt: Date | null;
};

type Row = Omit<WatchedBuild, keyof Judged | 'names' | 'rounds' | 'stake' | 'payout'> & {
  en: string;
  sw: string;
  rounds: string;
  stake: string;
  payout: string;
  stakeSquares: string;
  statedPercent: number | null;
  standardDeviation: number | null;
};

/** More builds than this are a mistake; those least played are left out. */
const mostBuilds = 30_000;

export function createRtpMonitor(database: Database, log: Log): () => Promise<RtpMonitoring> {
  let version = '';
  let kept: RtpMonitoring = { builds: [], readAt: null };
  const read = async () => {
    const { rows } = await database.query<{ version: string; readAt: Date | null }>(
      `SELECT concat_ws(' ', (SELECT max(read_at) FROM build_returns),
              (SELECT version FROM catalogue_version)) AS version,
              (SELECT max(read_at) FROM build_returns) AS "readAt"`,
    );
    const now = rows[0]?.version ?? '';
    if (now === version) return kept;
    kept = { builds: await readBuilds(database), readAt: rows[0]?.readAt ?? null };
    version = now;
    return kept;
  };
  return keepFresh('returns', kept, read, log).now;
}

async function readBuilds(database: Database): Promise<WatchedBuild[]> {
  const { rows } = await database.query<Row>(
    `SELECT g.game_id AS "gameId", g.name_en AS en, g.name_sw AS sw, v.name AS "vendorName",
            r.version, r.choice, r.currency, r.rounds::text, r.stake::text, r.payout::text,
            r.stake_squares::text AS "stakeSquares", r.stated_percent::float8 AS "statedPercent",
            r.standard_deviation::float8 AS "standardDeviation",
            r.outside_since AS "outsideSince"
       FROM build_returns r JOIN provider_profiles p ON p.id = r.provider_id
       JOIN games g ON g.vendor_id = ANY(p.vendor_ids) AND g.game_code = r.game_code
       JOIN vendors v ON v.id = g.vendor_id
      WHERE NOT g.is_vendor_group AND r.rounds > 0
      ORDER BY r.rounds DESC, g.id, r.version DESC, r.choice, r.currency LIMIT $1`,
    [mostBuilds],
  );
  return rows.map(watchedBuild);
}

function watchedBuild({ en, sw, stakeSquares, standardDeviation, ...row }: Row): WatchedBuild {
  const { statedPercent } = row;
  const played = {
    rounds: BigInt(row.rounds),
    stake: BigInt(row.stake),
    payout: BigInt(row.payout),
  };
  const stated =
    statedPercent === null || standardDeviation === null
      ? null
      : { percent: statedPercent, standardDeviation };
  const judged = judgeReturn({ ...played, stakeSquares: BigInt(stakeSquares) }, stated);
  return { ...row, ...played, ...judged, names: { en, sw } };
}
