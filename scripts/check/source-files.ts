import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export type SourceFile = { path: string; text: string };

/** Every file below a folder whose name ends so, with paths as the repository knows them. */
export const readFiles = (root: string, folder: string, endings: string[]): SourceFile[] => {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(node_modules|dist)\//.test(path))
    .sort()
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
};

export const isTest = (path: string): boolean => /\.(test|testing)\.tsx?$/.test(path);

export const lineOf = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;
