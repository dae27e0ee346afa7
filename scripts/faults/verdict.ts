import { readFailedTests } from '#scripts/faults/failed-tests.ts';

export type Verdict = { isCaught: boolean; told: string };

const lastLines = (output: string): string => output.trimEnd().split('\n').slice(-60).join('\n');

/** The files of which the runner says that nothing failed in them, whatever they cost. */
export const findPassed = (output: string, tests: readonly string[]): string[] =>
  tests.filter((path) => output.includes(`✔ ${path}:`));

/** What the runner printed of the tests of one fault. */
export type Told = { output: string; tests: readonly string[] };

/** Caught is what a test found that passes without the fault (`unsound`: those that do not). */
export const judge = ({ output, tests }: Told, unsound: ReadonlySet<string>): Verdict => {
  const catching = readFailedTests(output).find(
    ({ name, found }) => found !== undefined && !unsound.has(name),
  );
  if (catching) return { isCaught: true, told: `${catching.name} (${catching.found})` };
  if (findPassed(output, tests).length === tests.length) {
    return { isCaught: false, told: 'every test passed' };
  }
  console.log(lastLines(output));
  return { isCaught: false, told: 'no sound test found it, something else failed: see above' };
};
