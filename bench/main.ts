/** `npm run bench [name …]`: prints one JSON line a figure. */
import { benchBets } from './bets.ts';
import { benchHome } from './home.ts';
import { benchSettle } from './settle.ts';
import { printSpins } from './spins.ts';

const benches: Readonly<Record<string, () => Promise<void> | void>> = {
  bets: benchBets,
  settle: benchSettle,
  spins: printSpins,
  home: benchHome,
};

const chosen = process.argv.slice(2);
for (const [name, run] of Object.entries(benches)) {
  if (chosen.length === 0 || chosen.includes(name)) await run();
}
process.exit(0);
