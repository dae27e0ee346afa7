/**
 * Where a bet's cost goes, in CPU time rather than by the clock, so that a busy machine tells the
 * same: of the platform and of PostgreSQL in microseconds a bet, WAL in bytes a bet, each
 * statement's share, and the WAL of each table and index. With CPU_PROFILE=<folder> the platform
 * writes a profile of its functions there.
 */
import { readFile, readdir } from 'node:fs/promises';
import { report } from './report.ts';
import { openStage, type Stage } from './stage.ts';

const betsARun = 60_000;
/** Clock ticks of /proc are hundredths of a second. */
const tickUs = 10_000;

export async function benchProfile(): Promise<void> {
  const folder = process.env['CPU_PROFILE'];
  const stage = await openStage({
    settings: { shared_preload_libraries: 'pg_stat_statements', track_wal_io_timing: 'off' },
    execArgv: folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [],
  });
  try {
    for (const name of ['pg_stat_statements', 'pg_walinspect']) {
      await stage.superuser.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
    }
    await stage.load(stage.bodies(20_000, false));
    await stage.database.query('VACUUM ANALYZE');
    await measure(stage);
  } finally {
    await stage.close();
  }
}

async function measure(stage: Stage): Promise<void> {
  const { superuser } = stage;
  await superuser.query('SELECT pg_stat_statements_reset()');
  const before = await readings(stage);
  const { count, failed, seconds } = await stage.load(stage.bodies(betsARun, false));
  if (failed > 0) throw new Error(`${failed} of ${count} bets failed.`);
  const after = await readings(stage);
  const { rows: statements } = await superuser.query<Record<string, unknown>>(
    `SELECT left(regexp_replace(query, '\\s+', ' ', 'g'), 72) AS query, calls::int,
            rows::int, round((total_exec_time * 1000 / $1)::numeric, 2)::float AS us_a_bet,
            round((wal_bytes / $1)::numeric, 1)::float AS wal_bytes_a_bet
       FROM pg_stat_statements ORDER BY total_exec_time DESC LIMIT 16`,
    [count],
  );
  const perBet = (key: keyof typeof before) => (after[key] - before[key]) / count;
  const platform = perBet('platformUs');
  const postgres = perBet('postgresUs');
  report('cpu_of_a_bet_us', platform + postgres, {
    platform,
    postgres,
    walBytes: perBet('walBytes'),
    betsPerSecond: count / seconds,
  });
  for (const statement of statements) report('statement', Number(statement['us_a_bet']), statement);
  const span = [before.walBytes, after.walBytes, count];
  const { rows: relations } = await superuser.query<{ relation: string; bytes: number }>(
    walByRelation,
    span,
  );
  for (const { relation, bytes, ...more } of relations)
    report(`wal_bytes_of_${relation}`, bytes, more);
}

/** A record counts for the first block it names; `images`: what of it are images of whole pages. */
const walByRelation = `
  SELECT coalesce(c.relname, 'others') AS relation,
         round(count(*)::numeric / $3, 3)::float AS records,
         round(sum(b.record_length)::numeric / $3, 1)::float AS bytes,
         round(sum(coalesce(b.block_fpi_length, 0))::numeric / $3, 1)::float AS images
    FROM pg_get_wal_block_info('0/0'::pg_lsn + $1::numeric, '0/0'::pg_lsn + $2::numeric) b
    LEFT JOIN pg_class c ON c.relfilenode = b.relfilenode
   WHERE b.block_id = 0
   GROUP BY 1 ORDER BY 3 DESC LIMIT 20`;

async function readings({ superuser, platform }: Stage) {
  const { rows } = await superuser.query<{ wal: string; postmaster: number }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text AS wal,
            split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS postmaster`,
  );
  const [{ wal, postmaster }] = rows as [{ wal: string; postmaster: number }];
  return {
    platformUs: await cpuUs(platform?.pid ?? 0),
    postgresUs: await cpuUs(postmaster),
    walBytes: Number(wal),
  };
}

/** CPU time of a process, its ended children and those that run. */
async function cpuUs(pid: number): Promise<number> {
  const children = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(
    children.map(async (name) => {
      const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      const isOwn = Number(name) === pid;
      if (!isOwn && Number(fields[1]) !== pid) return 0;
      const [user, system, ended, endedSystem] = fields.slice(11, 15).map(Number);
      const own = (user ?? 0) + (system ?? 0);
      return (own + (isOwn ? (ended ?? 0) + (endedSystem ?? 0) : 0)) * tickUs;
    }),
  );
  return all.reduce((sum, us) => sum + us, 0);
}
