/**
 * `npm run time-machine -- --months 3`: builds lines of agents on a database of its own, lets them
 * play and be settled month by month, and holds every bill against the oracle. It leaves the database,
 * to be opened.
 */
import { explain, Problem, runScript } from '#scripts/problem.ts';
import { secondsSince } from '#scripts/progress.ts';
import { readDemoLogins } from '#scripts/start/demo-logins.ts';
import { loginTable } from '#scripts/start/welcome.ts';
import { endJourney, makeDatabase, openServer } from './open-database.ts';
import { type Options, readOptions, spanText } from './options.ts';
import { tableText } from './report.ts';
import { openPlace } from '#time-machine/run/open-place.ts';
import { password } from '#time-machine/run/open-world.ts';
import { type Outcome, runTimeMachine } from './run-time-machine.ts';
import { hourMs, startOfDay } from '#time-machine/world/calendar.ts';

const mostFaultsShown = 10;

await runScript(async () => {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Problem('Production goes by the real time: the time machine refuses to run.');
  }
  const began = Date.now();
  const options = readOptions(process.argv.slice(2), began);
  const server = await openServer();
  try {
    console.log(`From ${spanText(options)}, seed ${options.seed}, database ${options.database}`);
    const at = startOfDay(options.firstDay) - 4 * hourMs;
    const url = await makeDatabase(server, options.database, at);
    const place = await openPlace(url);
    const tell = (line: string) => console.log(`  ${line} (${secondsSince(began)})`);
    tell('the database is made');
    const outcome = await runAndClose(place, () => runTimeMachine(place, options, tell));
    if (options.endsNow) await endJourney(server, options.database);
    report(options, outcome, secondsSince(began));
    if (outcome.faults.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
});

function report(options: Options, outcome: Outcome, took: string): void {
  const { members, rounds, voided, transfers, bills, table, faults } = outcome;
  console.log(`\n${tableText(table)}\n`);
  console.log(
    `${members} members, ${rounds} rounds (${voided} voided), ${transfers} transfers, ` +
      `${bills} bills in ${took}`,
  );
  if (faults.length === 0) {
    console.log('Product and oracle agree to the cent; ledger, wallets and sums hold.');
  } else {
    console.log(`${faults.length} differences, the first of them:`);
    for (const fault of faults.slice(0, mostFaultsShown)) console.log(`  ${fault}`);
  }
  const clock = options.endsNow ? '' : 'TEST_CLOCK=on ';
  console.log(
    `\nOpen it: DEMO_BRANDS=bahati ${clock}npm start -- --database ${options.database}\n`,
  );
  const who = (username: string, note: string) => ({ who: 'member', username, password, note });
  const staff = readDemoLogins().filter((login) => login.who === 'staff');
  console.log(
    loginTable([
      who('kilimo', 'General agent of the large line: logs in at /agent'),
      who('bahari', 'General agent with monthly dividends'),
      who('wakala1', 'Agent below kilimo'),
      who('wakala111p1', 'Player of the first line'),
      ...staff,
    ]),
  );
}

/** Whatever comes of the work, the place is closed after it. */
async function runAndClose<T>(
  place: { close: () => Promise<unknown> },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } finally {
    await place.close();
  }
}
