/** A bill as a file: a table for the computer, or pages to print. A value in, a file out. */
import type { BillDetail } from '@bahati/contract/agency-terms.ts';
import { csvLine, csvOpening } from '@bahati/server-kit/csv.ts';
import { type BillFileOrder, billSheet } from './bill-sheet.ts';
import { drawBill } from './draw-bill.ts';

/** Part by part, each under its title; cells that would run as formulas are made texts. */
export function billCsv(bill: BillDetail, order: BillFileOrder): string {
  const { title, parts } = billSheet(bill, order);
  const lines = parts.flatMap(({ title: name, head, lines: some }) => [
    [name],
    ...(head ? [head] : []),
    ...some,
  ]);
  return csvOpening + [[title], ...lines].map(csvLine).join('');
}

export function billPdf(bill: BillDetail, order: BillFileOrder): Promise<Buffer> {
  return drawBill(billSheet(bill, order));
}
