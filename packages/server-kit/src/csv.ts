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

/**
 * The cells of a CSV file, line by line; undefined where a quote is never closed. What was given
 * an apostrophe as it was written has it taken off again.
 */
export function readCsv(text: string): string[][] | undefined {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    cells.push(/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push(cells);
    cells = [];
  };
  const source = text.startsWith(csvOpening) ? text.slice(1) : text;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === ',') endCell();
    else if (sign === '\n') endLine();
    else if (sign !== '\r') cell += sign;
  }
  if (isQuoted) return undefined;
  if (cell !== '' || cells.length > 0) endLine();
  return lines;
}
