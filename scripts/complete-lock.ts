import { writeFileSync } from 'node:fs';

import { findLockGaps, readLock } from '#scripts/check/lock-gaps.ts';
import { inRoot, root } from '#scripts/repository.ts';

/** `npm run complete-lock`: lists the other platforms' builds too, so that every clone installs. */
const lock = readLock(root);
const gaps = findLockGaps(lock);
const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(gaps) }).sort(
  ([left], [right]) => (left < right ? -1 : 1),
);
if (gaps.length > 0) {
  const text = JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2);
  writeFileSync(inRoot('package-lock.json'), `${text}\n`);
}
console.log(`${gaps.length} packages added to package-lock.json.`);
