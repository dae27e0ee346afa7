/** `npm run bench [name …]`: prints one JSON line a figure; each bench is a process of its own. */
import { spawnSync } from 'node:child_process';
import { benchBets } from './bets.ts';
import { benchHome } from './home.ts';
import { benchLists } from './lists.ts';
import { benchLogins } from './logins.ts';
import { benchRecords } from './records.ts';
import { benchSettle } from './settle.ts';
import { printSpins } from './spins.ts';
import { benchUploads } from './uploads.ts';

const benches: Readonly<Record<string, () => Promise<void> | void>> = {
  bets: benchBets,
  settle: benchSettle,
  logins: benchLogins,
  spins: printSpins,
  home: benchHome,
  lists: benchLists,
  uploads: benchUploads,
  records: benchRecords,
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
