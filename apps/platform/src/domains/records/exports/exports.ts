/** Exports of lists to files, by links that expire. */
export type { ExportFile } from './export-lines.ts';
export { readOrder, signOrder } from './export-links.ts';
export { exportWords } from './export-words.ts';
export { orderExport } from './order-export.ts';
export { pdfFile } from './pdf-file.ts';
