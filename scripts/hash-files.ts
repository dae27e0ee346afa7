import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { inRoot, root } from '#scripts/repository.ts';

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/(node_modules|dist|dist\.\w+)\/|\.test\.tsx?$/.test(file))
    .sort();
};

/** What a step is made of, by content and not by time: a checkout touches times. */
export const hashFiles = (paths: string[], more: string[] = []): string => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(inRoot(path)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const text of more) hash.update(text).update('\0');
  return hash.digest('hex');
};
