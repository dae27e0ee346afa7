/** The lines of an exported record, read page by page as the file is written. */
import { exportLimits, type MovementFilter } from '@bahati/contract/player-site/records/records.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { type BetPlace, betValue, readBets } from '#domains/gaming/rounds/rounds.ts';
import type { Context } from '#platform/context.ts';
import { exportWords, type ExportWords } from './export-words.ts';
import {
  type Account,
  balanceAt,
  cashOf,
  kindOfCode,
  readMovements,
  spanOf,
  type TransferSpan,
} from '#domains/records/statements/statements.ts';
import type { ExportOrder } from './order-export.ts';
import { countedZone } from '#domains/records/records.ts';

export type Column = { title: string; width: number; isNumber?: true };

export type ExportFile = {
  words: ExportWords;
  title: string;
  columns: readonly Column[];
  /** Lines, newest first; the last may say that the file was cut. */
  lines: AsyncIterable<readonly string[]>;
  /** Facts above the lines. */
  facts: readonly (readonly [label: string, value: string])[];
};

const pageRows = 500;

/** What an order asks for: a signed order, so its member is who ordered it. */
export async function openExport(context: Context, order: ExportOrder): Promise<ExportFile> {
  const { database } = context;
  const words = exportWords(order.language);
  const timeZone = await countedZone(context, database);
  const span = await spanOf(database, order, timeZone);
  const account = await cashOf(database, {
    memberId: BigInt(order.memberId),
    currency: order.currency,
  });
  const time = timeFormat(timeZone);
  const facts: [string, string][] = [
    [words.of, order.username],
    [words.from, `${order.from} ${words.to} ${order.to}`],
  ];
  const shared = { words, title: words[order.record] };
  if (order.record === 'bets') {
    const lines = betLines(context, order, span, words, time);
    return { ...shared, facts, columns: betColumns(words, order), lines };
  }
  if (order.record === 'statement') {
    const held = async (at: Date) =>
      `${order.currency} ${toDecimal(await balanceAt(database, account.id, at), order.currency)}`;
    facts.push([words.opening, await held(span.from)], [words.closing, await held(span.to)]);
  }
  const lines = movementLines(context, { order, account, span, words, time });
  return { ...shared, facts, columns: movementColumns(words, order), lines };
}

function timeFormat(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (at) => format.format(at);
}

function movementColumns(words: ExportWords, { currency }: ExportOrder): Column[] {
  return [
    { title: words.number, width: 62 },
    { title: words.time, width: 104 },
    { title: words.kind, width: 82 },
    { title: words.about, width: 130 },
    { title: `${words.amount} ${currency}`, width: 78, isNumber: true },
    { title: `${words.balance} ${currency}`, width: 78, isNumber: true },
  ];
}

async function* movementLines(
  { database }: Context,
  file: {
    order: ExportOrder;
    account: Account;
    span: TransferSpan;
    words: ExportWords;
    time: (at: Date) => string;
  },
): AsyncGenerator<readonly string[]> {
  const { order, account, span, words, time } = file;
  const filter: MovementFilter | undefined = order.record === 'statement' ? undefined : order.kind;
  let before: bigint | null = null;
  let left: number = exportLimits[order.format];
  for (;;) {
    const limit = Math.min(pageRows, left);
    const asked = { span, before, filter, limit, language: order.language };
    const { rows, next } = await readMovements(database, account, asked);
    for (const row of rows) {
      yield [
        row.rowId.toString(),
        time(row.at),
        words.kinds[kindOfCode(row.code)],
        row.about ?? '',
        toDecimal(row.change, order.currency),
        toDecimal(row.balanceAfter ?? 0n, order.currency),
      ];
    }
    before = next;
    left -= rows.length;
    if (before === null) return;
    if (left === 0) {
      yield [words.cut];
      return;
    }
  }
}

function betColumns(words: ExportWords, { currency }: ExportOrder): Column[] {
  return [
    { title: words.number, width: 56 },
    { title: words.time, width: 96 },
    { title: words.game, width: 78 },
    { title: words.vendor, width: 60 },
    { title: words.state, width: 46 },
    { title: `${words.stake} ${currency}`, width: 52, isNumber: true },
    { title: `${words.payout} ${currency}`, width: 52, isNumber: true },
    { title: words.validStake, width: 52, isNumber: true },
    { title: words.wallet, width: 42 },
  ];
}

async function* betLines(
  { database }: Context,
  order: ExportOrder,
  { from, to }: TransferSpan,
  words: ExportWords,
  time: (at: Date) => string,
): AsyncGenerator<readonly string[]> {
  const { state, gameType, vassalage, language } = order;
  const whose = { memberId: BigInt(order.memberId), language };
  const filter = { from: from.toISOString(), to: to.toISOString(), state, gameType, vassalage };
  let before: BetPlace | null = { round: null, vendor: null };
  let left: number = exportLimits[order.format];
  while (before !== null) {
    if (left === 0) {
      yield [words.cut];
      return;
    }
    const limit = Math.min(pageRows, left);
    const page: Awaited<ReturnType<typeof readBets>> = await readBets(database, whose, {
      ...filter,
      before,
      limit,
    });
    for (const row of page.rows) {
      const {
        id,
        gameName,
        vendorName,
        stake,
        payout,
        validStake,
        state: how,
      } = betValue(row, language);
      const wallet = words.wallets[row.isTransferWallet ? 'vendor' : 'main'];
      yield [
        id,
        time(row.openedAt),
        gameName,
        vendorName,
        words.states[how],
        stake,
        payout,
        validStake ?? '',
        wallet,
      ];
    }
    before = page.next;
    left -= page.rows.length;
  }
}
