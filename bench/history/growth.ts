/**
 * What a bet costs as the tables grow: bets a second over the control, memory of the platform and of
 * PostgreSQL, disk and log a million bets, at so many rounds as GROWTH_ROUNDS says (in millions:
 * 0,10,50), autovacuum at work. Each is told as a share of what it was at the first size.
 */
import { report } from '#bench/report.ts';
import { openStage, type Stage } from '#bench/stage.ts';
import { askedSizes } from './asked-rounds.ts';
import { type Memory, readMemory } from './memory.ts';
import { checkBooks, overControl } from './over-control.ts';

const warmUpBets = 20_000;
/** A page is logged whole once after a checkpoint, which all bets until the next one share. */
const betsAfterCheckpoint = 400_000;
const betsALoad = 100_000;
const betsARun = 40_000;
const askedBets = 0.9;
const askedCost = 1.1;
const mb = 1_048_576;

type Cost = {
  betsOverControl: number;
  betsPerSecond: number;
  controlPerSecond: number;
  p99Us: number;
  memory: { platform: Memory; postgres: Memory };
  diskMbAMillion: number;
  walMbAMillion: number;
};

export async function benchGrowth(): Promise<void> {
  const [first = 0, ...larger] = askedSizes();
  const mostHistory = larger.at(-1) ?? first;
  const stage = await openStage({ history: first, mostHistory, hasRandomIds: true });
  try {
    const base = await measure(stage);
    tell(first, base, base);
    let there = first;
    for (const size of larger) {
      await stage.addHistory(size - there);
      there = size;
      tell(size, await measure(stage), base);
    }
  } finally {
    await stage.close();
  }
}

async function measure(stage: Stage): Promise<Cost> {
  const load = async (count: number) => {
    const result = await stage.load(stage.bodies(count, false));
    if (result.failed > 0) throw new Error(`${result.failed} of ${count} bets failed.`);
    return result;
  };
  await load(warmUpBets);
  // Every size begins behind a checkpoint, and with the same number of bets gone since.
  await stage.superuser.query('CHECKPOINT');
  for (let gone = 0; gone < betsAfterCheckpoint; gone += betsALoad) await load(betsALoad);
  let bets = 0;
  let disk = 0;
  let wal = 0;
  const found = await overControl(stage, async () => {
    const from = await readWritten(stage);
    const result = await load(betsARun);
    const to = await readWritten(stage);
    bets += result.count;
    disk += to.disk - from.disk;
    wal += to.wal - from.wal;
    return result;
  });
  const memory = await memoryOf(stage);
  await checkBooks(stage);
  const aMillion = (bytes: number) => (bytes / bets) * (1e6 / mb);
  return {
    betsOverControl: found.ratio,
    betsPerSecond: found.perSecond,
    controlPerSecond: found.controlPerSecond,
    p99Us: found.p99Us,
    memory,
    diskMbAMillion: aMillion(disk),
    walMbAMillion: aMillion(wal),
  };
}

/** Bytes of the database's files, and of the log so far. */
async function readWritten({ superuser }: Stage): Promise<{ disk: number; wal: number }> {
  const { rows } = await superuser.query<{ disk: bigint; wal: string }>(
    `SELECT pg_database_size(current_database()) AS disk,
            pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text AS wal`,
  );
  const [found] = rows;
  if (!found) throw new Error('The size of the database is not known.');
  return { disk: Number(found.disk), wal: Number(found.wal) };
}

async function memoryOf({ superuser, platform }: Stage): Promise<Cost['memory']> {
  const { rows } = await superuser.query<{ postmaster: number }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS postmaster`,
  );
  return {
    platform: await readMemory(platform?.pid ?? 0),
    postgres: await readMemory(rows[0]?.postmaster ?? 0),
  };
}

function tell(rounds: number, cost: Cost, base: Cost): void {
  const history = `${rounds / 1e6} million rounds`;
  const { platform, postgres } = cost.memory;
  report('growth_bets_over_first', cost.betsOverControl / base.betsOverControl, {
    history,
    asked: askedBets,
    betsOverControl: cost.betsOverControl,
    betsPerSecond: cost.betsPerSecond,
    controlPerSecond: cost.controlPerSecond,
    p99Us: cost.p99Us,
  });
  const costs: [name: string, now: number, first: number, sides: object][] = [
    ['platform_memory', platform.ownMb, base.memory.platform.ownMb, platform],
    // Its shared buffers fill up with whatever there is, to a bound.
    ['postgres_memory', postgres.ownMb, base.memory.postgres.ownMb, postgres],
    ['disk', cost.diskMbAMillion, base.diskMbAMillion, { mbAMillion: cost.diskMbAMillion }],
    ['wal', cost.walMbAMillion, base.walMbAMillion, { mbAMillion: cost.walMbAMillion }],
  ];
  for (const [name, now, first, sides] of costs) {
    report(`growth_${name}_over_first`, now / first, { history, asked: askedCost, ...sides });
  }
}
