/**
 * Lines of a CSV file (RFC 4180). A spreadsheet runs a cell that begins like a formula, whoever
 * wrote it, so such a cell is given an apostrophe in front; a plain number keeps its sign.
 */

/** Opens the file: by this mark spreadsheets know the text is UTF-8. */
export const csvOpening = '\uFEFF';

const plainNumber = /^-?\d+(\.\d+)?$/;
const formulaStart = /^[=+\-@\t\r]/;

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const isFormula = formulaStart.test(text) && !plainNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
