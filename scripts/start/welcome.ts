import {
  codeNow,
  type DemoLogin,
  readDemoLogins,
  readStaffCodes,
} from '#scripts/start/demo-logins.ts';
import { addressOf, type Ports, readDemoBrands } from '#scripts/start/settings.ts';

const asTable = (rows: string[][]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`)
    .map((line) => line.trimEnd())
    .join('\n');
};

/** A member and a staff user may have the same user name: each row's last secret is its own. */
const describeLogin = (login: DemoLogin): string[] => [
  login.who,
  login.username,
  login.password,
  codeNow(login) ?? login.paymentPassword ?? '',
  login.note ?? '',
];

export const loginTable = (logins: readonly DemoLogin[]): string =>
  asTable([
    ['who', 'username', 'password', 'payment password or staff code', ''],
    ...logins.map(describeLogin),
  ]);

export const printStaffCodes = (): void => {
  const codes = readStaffCodes([undefined, ...readDemoBrands()]);
  for (const { username, code } of codes) console.log(`  ${code}  ${username}`);
};

/** @param brand a further one's code; absent: the first one. */
const printLogins = (brand?: string): void => {
  const logins = readDemoLogins(brand);
  if (logins.length > 0) console.log(`\n${loginTable(logins)}`);
};

/** The addresses and, on a demo database, who may sign in where. */
export const printWelcome = (ports: Ports, isDemo: boolean): void => {
  const addresses = [
    ports.playerSite,
    ports.backOffice,
    ports.games,
    ports.payments,
    ports.sportsbook,
    ports.lottery,
    ports.metrics,
  ];
  console.log(`\nBahati is running.\n`);
  console.log(asTable(addresses.map((at) => [at.name, addressOf(at)])));
  if (isDemo) printLogins();
  for (const brand of readDemoBrands()) {
    const own = [
      ports.playerSite,
      ports.backOffice,
      ports.games,
      ports.payments,
      ports.sportsbook,
      ports.lottery,
    ];
    console.log(`\nThe brand ${brand}:\n`);
    console.log(asTable(own.map((at) => [at.name, addressOf(at, brand)])));
    printLogins(brand);
  }
  const keys = process.stdin.isTTY && isDemo ? 'c prints fresh staff codes, ' : '';
  console.log(`\n  ${keys}Ctrl-C stops everything. Logs: .data/logs/\n`);
};
