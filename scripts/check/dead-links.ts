import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { lineOf } from '#scripts/check/source-files.ts';

/** Addresses elsewhere, and places on the same page, are not looked at. */
const linkPattern = /\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

/** Sentences about links of the documents whose file has moved away. */
export const findDeadLinks = (root: string): string[] =>
  globSync(['*.md', 'docs/**/*.md'], { cwd: root }).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [...text.matchAll(linkPattern)]
      .filter(([, target = '']) => !existsSync(join(root, dirname(path), target)))
      .map((match) => `${path}:${lineOf(text, match.index)} ${match[1]}: there is no such file`);
  });
