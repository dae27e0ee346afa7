import { stripVTControlCharacters } from 'node:util';

import { budgets } from '#scripts/test/budgets.ts';
import type { FileReport } from '#scripts/test/run-files.ts';
import type { Kind, TestFile } from '#scripts/test/test-files.ts';

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');

const cpuText = ({ cpuSeconds }: FileReport): string =>
  cpuSeconds === undefined ? '' : `, ${cpuSeconds.toFixed(1)} of CPU`;

/** What failed in a file, and what it printed. */
const failuresText = ({ failures, printed }: FileReport): string =>
  [...failures, ...(printed ? [`The file printed:\n${indent(printed)}`] : [])].join('\n');

/** Of a long log only the end may be kept: what it says of a failure is short. */
const headLines = 12;
const headWidth = 300;

const headOf = (failure: string): string =>
  stripVTControlCharacters(failure)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, headLines)
    .map((line) => line.slice(0, headWidth))
    .join('\n');

/** The file and the first lines of each of its failures; the rest was shown as the file ended. */
export const headsText = (file: string, failures: readonly string[]): string =>
  [file, ...failures.map((failure) => indent(headOf(failure)))].join('\n');

/** Files with what failed in them, under a title; nothing where nothing did. */
export const printHeads = (
  title: string,
  files: readonly { file: string; failures: readonly string[] }[],
): void => {
  const broken = files.filter(({ failures }) => failures.length > 0);
  if (broken.length === 0) return;
  console.log(`\n${title}:`);
  for (const { file, failures } of broken) console.log(headsText(file, failures));
};

/** One line for each file as it ends, begun by its place in the run, and what failed in it. */
export const printFile = (report: FileReport, place: string): void => {
  const counts = [
    `${report.passed} passed`,
    ...(report.failures.length > 0 ? ['failed'] : []),
    ...(report.skipped > 0 ? [`${report.skipped} skipped`] : []),
  ].join(', ');
  const mark = report.failures.length === 0 ? '✔' : '✖';
  const time = `${report.wallSeconds.toFixed(1)} s${cpuText(report)}`;
  console.log(`${place.padStart(9)} ${mark} ${report.file}: ${counts} (${time})`);
  if (report.failures.length > 0) console.log(indent(failuresText(report)));
};

/** What the long tier's files say they cover, without their other noise. */
export const printCovered = (report: FileReport): void => {
  for (const line of report.covered) console.log(indent(line));
};

const slowestShown = 10;

export const printSlowest = (reports: readonly FileReport[]): void => {
  const byCpu = reports.toSorted((a, b) => (b.cpuSeconds ?? 0) - (a.cpuSeconds ?? 0));
  console.log('\nThe dearest files, in CPU-seconds (and seconds):');
  for (const { file, cpuSeconds = 0, wallSeconds } of byCpu.slice(0, slowestShown)) {
    console.log(`${cpuSeconds.toFixed(1).padStart(8)} (${wallSeconds.toFixed(1)}) ${file}`);
  }
};

export const printKinds = (
  files: readonly TestFile[],
  reports: readonly FileReport[],
  { postgresCpuSeconds, slowness }: { postgresCpuSeconds: number | undefined; slowness: number },
): void => {
  const used = new Map(reports.map(({ file, cpuSeconds }) => [file, cpuSeconds ?? 0]));
  console.log('\nCPU-seconds by kind, of its budget:');
  for (const kind of Object.keys(budgets) as Kind[]) {
    const own = files.filter((file) => file.kind === kind);
    const seconds = own.reduce((sum, { path }) => sum + (used.get(path) ?? 0), 0);
    const text = `${seconds.toFixed(0).padStart(8)} of ${budgets[kind].all}`;
    console.log(`${text} ${kind} (${own.length} files)`);
  }
  if (postgresCpuSeconds !== undefined) {
    console.log(`${postgresCpuSeconds.toFixed(0).padStart(8)} PostgreSQL`);
  }
  console.log(`The machine was ${slowness.toFixed(2)} times as slow as the budgets' own.`);
};
