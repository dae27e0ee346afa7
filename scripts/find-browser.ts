import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { Problem, runScript } from '#scripts/problem.ts';

/**
 * The browser of the machine, because downloading one would double what a clone brings along. The
 * headless shell, where there is one, has no windows to draw: a person before it costs a fifth.
 */
const shell = 'chromium-headless-shell';
const commands = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const bundles = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @throws {Problem} when CHROMIUM_PATH leads nowhere. */
export const findBrowser = (): string | undefined => {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) throw new Problem(`CHROMIUM_PATH leads nowhere: ${given}.`);
  if (given) return given;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...candidates, ...bundles].find((path) => existsSync(path));
};

const run = (command: string, args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Debian's headless shell of Chromium; false where it cannot be had. */
const install = async (): Promise<boolean> => {
  if (!mayInstall() || !(await run('apt-get', ['update', '-qq']))) return false;
  console.error(`  installing the package ${shell} (once)`);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', shell]);
};

/** Installs the browser where that is allowed and there is none. */
export const findOrInstallBrowser = async (): Promise<string> => {
  const found = findBrowser();
  if (found) return found;
  await install();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Problem(
    'The browser tests need Chromium or Chrome: install one (on Debian "apt-get install chromium-headless-shell") ' +
      'or set CHROMIUM_PATH.',
  );
};

/** Run by itself it prints the path of the browser, and nothing else, to its output. */
if (import.meta.main) {
  await runScript(async () => console.log(await findOrInstallBrowser()));
}
