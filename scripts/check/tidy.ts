import { join } from 'node:path';

import { findAbsentStyles } from '#scripts/check/absent-styles.ts';
import { findUnreadFlags } from '#scripts/check/brand-flags.ts';
import { findDeadLinks } from '#scripts/check/dead-links.ts';
import { describeLockGaps } from '#scripts/check/lock-gaps.ts';
import { findForeignWrites } from '#scripts/check/table-owners.ts';
import { findLocaleGaps } from '#scripts/check/locales.ts';
import { findGoneWords } from '#scripts/check/gone-words.ts';
import { readImports } from '#scripts/check/import-graph.ts';
import {
  findCircles,
  findCrowdedFolders,
  findFacePasses,
  findLongFiles,
} from '#scripts/check/rooms.ts';
import { findStrayWords } from '#scripts/check/stray-words.ts';

/** House rules that no linter knows. Prints each breach on a line of its own. */
const root = join(import.meta.dirname, '..', '..');
const imports = readImports(root);
const breaches = [
  ...findForeignWrites(root),
  ...findLocaleGaps(root),
  ...findStrayWords(root),
  ...findGoneWords(root),
  ...findFacePasses(imports),
  ...findCircles(imports),
  ...findAbsentStyles(root, imports, 'apps/player-site'),
  ...findAbsentStyles(root, imports, 'apps/back-office'),
  ...findCrowdedFolders(root),
  ...findUnreadFlags(root),
  ...findLongFiles(root),
  ...findDeadLinks(root),
  ...describeLockGaps(root),
];

for (const breach of breaches) console.log(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
