/** A bill on A4 pages. At most 100 downlines stand on it, so it is drawn at one go. */
import { once } from 'node:events';
import type { BillSheet, SheetPart } from './bill-sheet.ts';

const margin = 40;
const width = 515;
const lineGap = 4;

type Document = PDFKit.PDFDocument;

/** Loads the library as the first file is asked for: a process that makes none does without. */
export async function drawBill({ title, parts }: BillSheet): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({ size: 'A4', margin, info: { Title: printable(title) } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(document, 'end');
  document.font('Helvetica-Bold').fontSize(18).text(printable(title), margin, margin);
  for (const part of parts) drawPart(document, part);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawPart(document: Document, { title, head, lines }: SheetPart): void {
  const columns = widthsOf(head?.length ?? 2);
  // A title does not stand alone at the foot of a page.
  roomFor(document, 60);
  document.moveDown(1.2);
  const top = document.y;
  document.font('Helvetica-Bold').fontSize(11).text(printable(title), margin, top);
  rule(document);
  if (head) {
    drawLine(document, head, columns);
    rule(document);
  }
  document.font('Helvetica');
  for (const line of lines) drawLine(document, line, columns);
}

/** The last cell is a figure and stands to the right; others wrap in their columns. */
function drawLine(document: Document, cells: readonly string[], columns: readonly number[]): void {
  document.fontSize(9);
  const texts = cells.map(printable);
  const heights = texts.map((text, at) =>
    document.heightOfString(text, { width: (columns[at] ?? width) - 6 }),
  );
  const height = Math.max(...heights) + lineGap;
  roomFor(document, height);
  const top = document.y;
  let left = margin;
  for (const [at, text] of texts.entries()) {
    const column = columns[at] ?? width;
    const align = at === texts.length - 1 ? 'right' : 'left';
    document.text(text, left, top, { width: column - (align === 'left' ? 6 : 0), align });
    left += column;
  }
  document.x = margin;
  document.y = top + height;
}

function widthsOf(count: number): number[] {
  if (count === 2) return [215, 300];
  if (count === 4) return [185, 130, 100, 100];
  return [70, 110, 185, 70, 80];
}

function roomFor(document: Document, height: number): void {
  if (document.y + height > document.page.height - margin) document.addPage();
}

function rule(document: Document): void {
  const y = document.y + 1;
  document
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .stroke();
  document.y = y + lineGap;
}

/** The standard fonts know Western letters; another is shown as a question mark. */
function printable(text: string): string {
  return text.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF…’–]/g, '?');
}
