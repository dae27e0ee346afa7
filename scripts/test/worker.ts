/**
 * Runs test files one after another in one process, so that the module graph is loaded and compiled
 * once. Each file becomes one test of this process and the file's own tests its subtests: its hooks,
 * which the file takes for global, begin and end with it. The runner sends paths; `tell-runner.ts`
 * reports what became of them.
 */
import { flushCompileCache } from 'node:module';
import { mock, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { closeShared, endFile } from '@bahati/testing/worker-shared.ts';

const environment = { ...process.env };
const globals = Object.getOwnPropertyDescriptors(globalThis);

const putBackEnvironment = (): void => {
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) delete process.env[name];
  }
  Object.assign(process.env, environment);
};

/** A page's `document` or a server's `fetch` that a file put in place is not the next file's. */
const putBackGlobals = (): void => {
  for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    const before = (globals as Record<string, PropertyDescriptor>)[name];
    if (!before) Reflect.deleteProperty(globalThis, name);
    else if (before.value !== now.value || before.get !== now.get) {
      Object.defineProperty(globalThis, name, before);
    }
  }
};

const runFile = async (file: string): Promise<void> => {
  await test(file, async (context) => {
    context.after(endFile);
    mock.reset();
    putBackEnvironment();
    putBackGlobals();
    await import(pathToFileURL(file).href);
    // What was compiled is there for the servers a test starts, and not only once this worker ends.
    flushCompileCache();
  });
};

process.on('message', (file: string) => void runFile(file));
process.once('disconnect', () => void closeShared());
