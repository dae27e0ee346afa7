/**
 * Lines of a CSV file (RFC 4180). A spreadsheet runs a cell that begins like a formula, whoever
 * wrote it, so such a cell is given an apostrophe in front; a plain number keeps its sign.
 */
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** Opens the file: by this mark spreadsheets know the text is UTF-8. */
export const csvOpening = '\uFEFF';

const plainNumber = /^-?\d+(\.\d+)?$/;
const formulaStart = /^[=+\-@\t\r]/;
const markedFormula = /^'[=+\-@\t\r]/;

export function csvLine(cells: readonly string[]): string {
  return stringify([[...cells]], {
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    // The library's own `escape_formulas` would make every negative amount a text.
    cast: {
      string: (text) => (formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text),
    },
  });
}

/**
 * The cells of a CSV file, line by line; undefined for what is no such file, as where a quote is
 * never closed. What was given an apostrophe as it was written has it taken off again.
 */
export function readCsv(text: string): string[][] | undefined {
  try {
    return parse(text, {
      bom: true,
      cast: (cell) => (markedFormula.test(cell) ? cell.slice(1) : cell),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}
