import { join } from 'node:path';

/** The clone itself: every path the scripts name is relative to it. */
export const root = join(import.meta.dirname, '..');

export const inRoot = (...path: string[]): string => join(root, ...path);
