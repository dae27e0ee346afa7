/** The day's statement of our short code, the CSV that M-Pesa's portal exports. */
import { OutsideFault } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { readDaraja } from './daraja-api.ts';
import type { StatementLine } from '#domains/cashier/rails/rail/rail.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function readStatement({ config }: Context, day: string): Promise<StatementLine[]> {
  const path = `/mpesa/statement/v1/${config.DARAJA_SHORT_CODE}/${day}`;
  const [head, ...rows] = readCsv(await readDaraja(config, path));
  if (!head?.includes('Receipt No.')) throw new OutsideFault('That is no statement of M-Pesa.');
  return rows
    .map((row) => lineOf(new Map(head.map((name, at) => [name, row[at] ?? '']))))
    .filter((line) => line !== undefined);
}

function lineOf(cells: ReadonlyMap<string, string>): StatementLine | undefined {
  const cell = (name: string) => cells.get(name) ?? '';
  const status = cell('Transaction Status');
  if (status !== 'Completed' && status !== 'Reversed') return undefined;
  const isIn = cell('Paid In') !== '';
  const linked = cell('Linked Transaction ID');
  return {
    kind: isIn ? 'charge' : 'payout',
    receipt: cell('Receipt No.'),
    currency: 'KES',
    amount: (isIn ? cell('Paid In') : cell('Withdrawn')).replace(/^-/, ''),
    state: status === 'Completed' ? 'paid' : 'reversed',
    ourId: uuid.test(linked) ? linked : null,
    account: cell('A/C No.') || null,
    party: cell('Other Party Info') || null,
    at: timeOf(cell('Completion Time')),
  };
}

/** "21-11-2026 20:15:09" on the clocks of Nairobi. */
function timeOf(text: string): Date {
  const [, day, month, year, time] = /^(\d\d)-(\d\d)-(\d{4}) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  if (!day) throw new OutsideFault('The statement of M-Pesa has an unreadable time.');
  return new Date(`${year}-${month}-${day}T${time}+03:00`);
}

/** RFC 4180. */
export function readCsv(text: string): string[][] {
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g);
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain = '', end] of cells) {
    if (whole === '' && end === '' && rows.at(-1)?.length === 0) break;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}
