import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

import { readImports } from '#scripts/check/import-graph.ts';
import {
  findCircles,
  findCrowdedFolders,
  findFacePasses,
  findLongFiles,
} from '#scripts/check/rooms.ts';

const names = JSON.stringify({
  imports: { '#platform/*': './src/*', '#domains/*': './src/domains/*' },
});

const inTree = <Result>(files: Record<string, string>, act: (root: string) => Result): Result => {
  const root = mkdtempSync(join(tmpdir(), 'bahati-rooms-'));
  for (const [path, text] of Object.entries({ 'apps/platform/package.json': names, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  try {
    return act(root);
  } finally {
    rmSync(root, { recursive: true });
  }
};

const passesOf = (path: string, specifier: string): string[] =>
  inTree({ [path]: `import { a } from '${specifier}';\n` }, (root) =>
    findFacePasses(readImports(root)),
  );

const domain = 'apps/platform/src/domains';

for (const [path, specifier] of [
  [`${domain}/cashier/pay.ts`, '#domains/wallet/holds.ts'],
  [`${domain}/cashier/pay.ts`, '#domains/cashier/deposits/read-deposits.ts'],
  [`${domain}/cashier/deposits/a.ts`, './limits/read-limits.ts'],
  [`${domain}/cashier/pay.ts`, '#domains/gaming/gaming.jobs.ts'],
  ['apps/platform/src/jobs.ts', '#domains/wallet/holds.ts'],
] as const) {
  test(`${path} may not pass a face by ${specifier}`, () => {
    assert.equal(passesOf(path, specifier).length, 1);
  });
}

for (const [path, specifier] of [
  [`${domain}/cashier/pay.ts`, '#domains/wallet/wallet.ts'],
  [`${domain}/cashier/pay.ts`, '#domains/cashier/deposits/deposits.ts'],
  [`${domain}/cashier/deposits/a.ts`, './read-deposits.ts'],
  [`${domain}/cashier/pay.test.ts`, '#domains/wallet/holds.ts'],
  ['apps/platform/src/jobs.ts', '#domains/wallet/wallet.jobs.ts'],
  ['apps/platform/src/app.ts', '#domains/cashier/cashier.player-site.routes.ts'],
] as const) {
  test(`${path} may import ${specifier}`, () => {
    assert.deepEqual(passesOf(path, specifier), []);
  });
}

test('a circle is found through types and packages, and told once', () => {
  const files = {
    'packages/money/src/a.ts': "import type { B } from '@bahati/money/b.ts';\n",
    'packages/money/src/b.ts': "export { c } from './c.ts';\n",
    'packages/money/src/c.ts': "import {\n  a,\n} from './a.ts';\n",
    'packages/money/src/d.ts': "import './a.ts';\n",
  };
  const circles = inTree(files, (root) => findCircles(readImports(root)));
  assert.equal(circles.length, 1);
  assert.match(circles[0] ?? '', /a\.ts → .*b\.ts → .*c\.ts → .*a\.ts/);
});

test('a lazy import closes no circle', () => {
  const files = {
    'packages/money/src/a.ts': "import { b } from './b.ts';\n",
    'packages/money/src/b.ts': "export const b = () => import('./a.ts');\n",
  };
  assert.deepEqual(
    inTree(files, (root) => findCircles(readImports(root))),
    [],
  );
});

test('a folder of more than 25 files is named, a row of migrations is not', () => {
  const many = (folder: string, ending: string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`${folder}/f${at}${ending}`, '']));
  const files = {
    ...many('apps/a/src', '.ts'),
    ...many('apps/a/migrations', '.json'),
    'apps/a/src/more/g.ts': '',
  };
  assert.deepEqual(inTree(files, findCrowdedFolders), ['apps/a/src holds 26 files: 25 at most']);
});

test('a file of code or style of more than 300 lines is named, a test is not', () => {
  const files = {
    'apps/a/src/a.css': '\n'.repeat(301),
    'apps/a/src/a.test.ts': '\n'.repeat(500),
    'packages/b/src/b.ts': '\n'.repeat(300),
  };
  assert.deepEqual(inTree(files, findLongFiles), ['apps/a/src/a.css has 301 lines: 300 at most']);
});
