/** A record as a PDF, written page by page; between lines others get their turn. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { Column, ExportFile } from './export-lines.ts';

const margin = 30;
const lineHeight = 14;
/** Lines drawn in one go: some milliseconds. */
const linesAtOnce = 25;

type Document = PDFKit.PDFDocument;

/** Loads the library as the first file is asked for: a process that makes none does without. */
export async function pdfFile(file: ExportFile): Promise<Readable> {
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({ size: 'A4', margin, info: { Title: file.title } });
  write(document, file).catch((error: unknown) => {
    document.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return document as unknown as Readable;
}

async function write(document: Document, { title, facts, columns, lines, words }: ExportFile) {
  document.font('Helvetica-Bold').fontSize(16).text(title, margin, margin);
  document.font('Helvetica').fontSize(9).moveDown(0.5);
  for (const [label, value] of facts) document.text(`${label}: ${printable(value)}`);
  let y = drawHead(document, columns, document.y + lineHeight);
  let drawn = 0;
  for await (const line of lines) {
    if (y > document.page.height - margin - lineHeight * 2) {
      document.addPage();
      y = drawHead(document, columns, margin);
    }
    if (line.length === 1)
      document.text(printable(line[0] ?? ''), margin, y + 6, { lineBreak: false });
    else drawLine(document, columns, line, y);
    y += lineHeight;
    drawn += 1;
    if (drawn % linesAtOnce === 0) await roomIn(document);
  }
  if (drawn === 0) document.text(words.none, margin, y);
  document.end();
}

/** Waits until what was drawn has been taken, so that a slow reader holds no whole file here. */
async function roomIn(document: Document): Promise<void> {
  const { readableLength, readableHighWaterMark, destroyed } = document as unknown as Readable;
  if (destroyed) throw new Error('The reader went away.');
  if (readableLength <= readableHighWaterMark) {
    await turn();
    return;
  }
  await new Promise<void>((resolve) => {
    const check = () => {
      const stream = document as unknown as Readable;
      if (stream.destroyed || stream.readableLength <= stream.readableHighWaterMark) resolve();
      else setTimeout(check, 20);
    };
    check();
  });
}

function drawHead(document: Document, columns: readonly Column[], y: number): number {
  document.font('Helvetica-Bold').fontSize(8);
  drawLine(
    document,
    columns,
    columns.map(({ title }) => title),
    y,
  );
  const right = margin + columns.reduce((sum, { width }) => sum + width, 0);
  document
    .moveTo(margin, y + 11)
    .lineTo(right, y + 11)
    .lineWidth(0.5)
    .stroke();
  document.font('Helvetica');
  return y + lineHeight + 2;
}

function drawLine(
  document: Document,
  columns: readonly Column[],
  cells: readonly string[],
  y: number,
) {
  let x = margin;
  for (const [at, { width, isNumber }] of columns.entries()) {
    const text = fitting(document, printable(cells[at] ?? ''), width - 4);
    const left = isNumber ? x + width - 4 - document.widthOfString(text) : x;
    document.text(text, left, y, { lineBreak: false });
    x += width;
  }
}

/** The text as far as the column holds it. */
function fitting(document: Document, text: string, width: number): string {
  if (document.widthOfString(text) <= width) return text;
  let end = text.length - 1;
  while (end > 0 && document.widthOfString(`${text.slice(0, end)}…`) > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** The standard fonts know Western letters; another is shown as a question mark. */
function printable(text: string): string {
  return text.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF…’–]/g, '?');
}
