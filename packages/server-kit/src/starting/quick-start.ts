/**
 * What makes a program's start quick: most of it is finding and compiling some two thousand modules.
 * Compiled code is kept beside the program's data, and the repository's own imports are found by
 * their names alone, without looking for packages from each importing file upwards.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findImport, type OwnImports } from './own-imports.ts';

const packages = join(import.meta.dirname, '..', '..', '..');

/**
 * Call before the import that takes the time; what was imported by then was found as ever.
 * @param appFolder of the program, where its package.json stands.
 */
export function startQuickly(appFolder: string, dataFolder: string): void {
  keepCompiled(dataFolder);
  const own: OwnImports = {
    app: pathToFileURL(join(appFolder, 'src')).href,
    packages: pathToFileURL(packages).href,
    hasPackage: (name) => existsSync(join(packages, name, 'src')),
  };
  registerHooks({
    resolve(specifier, { parentURL }, next) {
      const url = findImport(own, specifier, parentURL);
      if (url === undefined) return next(specifier);
      return { url, format: 'module-typescript', shortCircuit: true };
    },
  });
}

/** Writes down what was compiled, so that also one who is killed has it at the next start. */
export const noteCompiled = (): void => flushCompileCache();

/** Only the program's own user may put code there. */
function keepCompiled(dataFolder: string): void {
  const folder = join(dataFolder, 'compiled');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // A folder that cannot be written costs the next start its time, and nothing else.
    return;
  }
  enableCompileCache(folder);
}
