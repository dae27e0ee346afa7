/**
 * `npm run bench -- [name …] [--save <file>] [--compare <file>]`: prints one JSON line a figure; each
 * bench is a process of its own. A saved run is a file of these lines that opens with commit, date and
 * machine; compared with it a later run ends with a table of verdicts, which change no exit code.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchAgency } from './agency/agency.ts';
import { benchBets } from './bets.ts';
import { benchBookAcceptance } from './book/acceptance.ts';
import { benchBookLive } from './book/live.ts';
import { benchBookPage } from './book/page.ts';
import { benchBookSettle } from './book/settle.ts';
import { benchBonusBets } from './bonus-bets.ts';
import { benchDeposits } from './deposits.ts';
import { benchFrame } from './frame/frame.ts';
import { benchPoolFrames } from './frame/pool-frames.ts';
import { benchGrowth } from './history/growth.ts';
import { benchMix } from './history/mix.ts';
import { benchHome } from './home.ts';
import { benchIdle } from './idle.ts';
import { benchInsight } from './insight.ts';
import { benchLeaderboard } from './rewards/leaderboard.ts';
import { benchLists } from './lists.ts';
import { benchLogins } from './logins.ts';
import { benchLotteryDraw } from './lottery/draw.ts';
import { benchLotteryOrders } from './lottery/orders.ts';
import { benchMembers } from './members.ts';
import { benchPoker } from './poker/poker.ts';
import { benchProfile } from './profile.ts';
import { benchRecords } from './records.ts';
import { gatheredIn } from './report.ts';
import { benchBookRestart } from './restart/book-restart.ts';
import { benchRestart } from './restart/restart.ts';
import { benchSettle } from './settle.ts';
import { benchCloseDraw } from './slips/close-draw.ts';
import { benchSettleSlips } from './slips/settle-slips.ts';
import { benchRooms } from './rooms/rooms.ts';
import { benchRounds } from './rounds.ts';
import { printComparison } from './runs/compare-runs.ts';
import { describeRun, parseRun, type StoredRun, writeRun } from './runs/stored-run.ts';
import { printSpins } from './spins.ts';
import { benchUploads } from './uploads.ts';

const benches: Readonly<Record<string, () => Promise<void> | void>> = {
  bets: benchBets,
  bonuses: benchBonusBets,
  mix: benchMix,
  profile: benchProfile,
  rooms: benchRooms,
  rounds: benchRounds,
  settle: benchSettle,
  slips: benchSettleSlips,
  'draw-close': benchCloseDraw,
  'lottery-draw': benchLotteryDraw,
  'lottery-orders': benchLotteryOrders,
  deposits: benchDeposits,
  logins: benchLogins,
  members: benchMembers,
  poker: benchPoker,
  spins: printSpins,
  home: benchHome,
  frame: benchFrame,
  'pool-frames': benchPoolFrames,
  lists: benchLists,
  leaderboard: benchLeaderboard,
  uploads: benchUploads,
  records: benchRecords,
  insight: benchInsight,
  agency: benchAgency,
  idle: benchIdle,
  'book-acceptance': benchBookAcceptance,
  'book-live': benchBookLive,
  'book-page': benchBookPage,
  'book-restart': benchBookRestart,
  'book-settle': benchBookSettle,
  restart: benchRestart,
  growth: benchGrowth,
};

function endWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { save: { type: 'string' }, compare: { type: 'string' } },
    });
  } catch (error) {
    return endWith(sentenceOf(error));
  }
}

/** Before the benches run: a file that cannot be read must not be found out an hour later. */
function readRun(file: string): StoredRun {
  try {
    return parseRun(readFileSync(file, 'utf8'));
  } catch (error) {
    return endWith(`${file} is no stored run: ${sentenceOf(error)}`);
  }
}

function runEach(names: readonly string[], env: NodeJS.ProcessEnv): void {
  for (const name of names) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, name], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    if (status !== 0) process.exitCode = 1;
  }
}

function runAndKeep(
  names: readonly string[],
  { save, compare }: { save?: string | undefined; compare?: string | undefined },
): void {
  const before = compare === undefined ? undefined : readRun(compare);
  const head = describeRun(new Date());
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const gathered = join(folder, 'lines');
  writeFileSync(gathered, '');
  runEach(names, { [gatheredIn]: gathered });
  const lines = readFileSync(gathered, 'utf8').split('\n').filter(Boolean);
  rmSync(folder, { recursive: true });
  const text = writeRun(head, lines);
  if (save !== undefined) writeFileSync(save, text);
  if (before) process.stdout.write(`\n${printComparison(before, parseRun(text))}\n`);
}

const { values: options, positionals: asked } = readArguments();
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  endWith(
    `No bench is called ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`,
  );
}
const names = asked.length === 0 ? Object.keys(benches) : asked;
if (options.save !== undefined || options.compare !== undefined) runAndKeep(names, options);
else if (names.length === 1) await benches[names[0] ?? '']?.();
else runEach(names, {});
process.exit();
