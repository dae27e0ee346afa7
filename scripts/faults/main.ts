import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { copyTree, makeFolder } from '#scripts/faults/copy-tree.ts';
import { readFailedTests } from '#scripts/faults/failed-tests.ts';
import { type Fault, faults } from '#scripts/faults/faults.ts';
import { runTests } from '#scripts/faults/run-tests.ts';
import { findPassed, judge, type Told, type Verdict } from '#scripts/faults/verdict.ts';
import { Problem, runScript } from '#scripts/problem.ts';
import { step } from '#scripts/progress.ts';
import { inRoot } from '#scripts/repository.ts';

/**
 * `npm run test:faults [-- part-of-a-name …]`: plants each fault, one at a time, in a copy of the
 * tree and runs the tests that are known to catch it. The last line reads "20 of 20 faults caught".
 */
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort());
}

const assertPlantable = ({ name, file, text, tests }: Fault): void => {
  const missing = [file, ...tests].find((path) => !existsSync(inRoot(path)));
  if (missing) throw new Problem(`"${name}" names ${missing}, which is not there.`);
  const times = readFileSync(inRoot(file), 'utf8').split(text).length - 1;
  if (times !== 1) throw new Problem(`"${name}": its text stands ${times} times in ${file}.`);
};

const run = async (copy: string, tests: readonly string[], title: string): Promise<string> => {
  const output = await step(title, () => runTests(copy, tests, interruption.signal));
  if (interruption.signal.aborted) throw new Problem('Interrupted.');
  return output;
};

/** The tests that fail without a fault: they would seem to catch every one. */
const findUnsound = async (copy: string, chosen: readonly Fault[]): Promise<Set<string>> => {
  const tests = [...new Set(chosen.flatMap((fault) => fault.tests))];
  const output = await run(copy, tests, `${tests.length} test files without a fault`);
  if (findPassed(output, tests).length < tests.length) {
    console.log(`${output}\n\nThis failed without a fault.\n`);
    process.exitCode = 1;
  }
  return new Set(readFailedTests(output).map(({ name }) => name));
};

const tryFault = async (copy: string, fault: Fault, place: string): Promise<Told> => {
  const path = join(copy, fault.file);
  const sound = readFileSync(path, 'utf8');
  // A function, since a replacement text would give "$" a meaning.
  writeFileSync(
    path,
    sound.replace(fault.text, () => fault.replacement),
  );
  try {
    const output = await run(copy, fault.tests, `${place} ${fault.name}`);
    return { output, tests: fault.tests };
  } finally {
    writeFileSync(path, sound);
  }
};

const tryAll = async (copy: string, chosen: readonly Fault[]): Promise<Verdict[]> => {
  const unsound = await findUnsound(copy, chosen);
  const verdicts: Verdict[] = [];
  for (const [at, fault] of chosen.entries()) {
    const told = await tryFault(copy, fault, `${at + 1}/${chosen.length}`);
    verdicts.push(judge(told, unsound));
  }
  return verdicts;
};

const printTable = (chosen: readonly Fault[], verdicts: readonly Verdict[]): void => {
  console.log('');
  for (const [at, { isCaught, told }] of verdicts.entries()) {
    console.log(`${isCaught ? 'caught    ' : 'NOT CAUGHT'}  ${chosen[at]?.name}`);
    console.log(`            ${chosen[at]?.tests.join(', ')}: ${told}`);
  }
  const caught = verdicts.filter(({ isCaught }) => isCaught).length;
  console.log(`\n${caught} of ${chosen.length} faults caught`);
  if (caught < chosen.length) process.exitCode = 1;
};

await runScript(async () => {
  const parts = process.argv.slice(2);
  const chosen = faults.filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
  );
  if (chosen.length === 0) throw new Problem('No fault bears such a name.');
  for (const fault of chosen) assertPlantable(fault);
  const copy = makeFolder();
  try {
    copyTree(copy);
    printTable(chosen, await tryAll(copy, chosen));
  } finally {
    // Servers that were still leaving write what they compiled into it; by rmSync half of it stays.
    await rm(copy, { recursive: true, force: true, maxRetries: 8, retryDelay: 500 });
  }
});
