/** `npm run bench [name …]`: prints one JSON line a figure; each bench is a process of its own. */
import { spawnSync } from 'node:child_process';
import { benchBets } from './bets.ts';
import { benchDeposits } from './deposits.ts';
import { benchFrame } from './frame.ts';
import { benchHome } from './home.ts';
import { benchIdle } from './idle.ts';
import { benchInsight } from './insight.ts';
import { benchLists } from './lists.ts';
import { benchLogins } from './logins.ts';
import { benchMembers } from './members.ts';
import { benchProfile } from './profile.ts';
import { benchRecords } from './records.ts';
import { benchSettle } from './settle.ts';
import { benchRounds } from './rounds.ts';
import { printSpins } from './spins.ts';
import { benchUploads } from './uploads.ts';

const benches: Readonly<Record<string, () => Promise<void> | void>> = {
  bets: benchBets,
  profile: benchProfile,
  rounds: benchRounds,
  settle: benchSettle,
  deposits: benchDeposits,
  logins: benchLogins,
  members: benchMembers,
  spins: printSpins,
  home: benchHome,
  frame: benchFrame,
  lists: benchLists,
  uploads: benchUploads,
  records: benchRecords,
  insight: benchInsight,
  idle: benchIdle,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `No bench is called ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
const names = asked.length === 0 ? Object.keys(benches) : asked;
if (names.length === 1) await benches[names[0] ?? '']?.();
else {
  for (const name of names) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, name], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
}
process.exit();
