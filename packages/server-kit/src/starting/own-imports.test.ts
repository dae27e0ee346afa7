import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { findImport, type OwnImports } from './own-imports.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const own: OwnImports = {
  app: pathToFileURL(join(root, 'apps/platform/src')).href,
  packages: pathToFileURL(join(root, 'packages')).href,
  hasPackage: (name) => name !== 'absent',
};

test('every own import of the platform is found where Node itself finds it', () => {
  const files = globSync('{apps/platform/src,packages/server-kit/src}/**/*.ts', { cwd: root });
  const asked = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(/from '((?:[#.]|@bahati\/)[^']+)'/g)) {
      // An import of another file is another only where it is relative.
      asked.set(specifier.startsWith('.') ? `${file} ${specifier}` : specifier, file);
    }
  }
  let found = 0;
  for (const [key, file] of asked) {
    const specifier = key.split(' ').at(-1) ?? '';
    const parent = pathToFileURL(join(root, file)).href;
    const url = findImport(own, specifier, parent);
    if (url === undefined) continue;
    found += 1;
    const path = createRequire(parent).resolve(specifier);
    assert.equal(url, pathToFileURL(path).href, `${specifier} of ${file}`);
  }
  assert.ok(found > 500, `only ${found} imports were found by their names`);
});

test('what is not ours is left to Node', () => {
  const parent = `${own.app}/main.ts`;
  for (const specifier of ['pg', 'node:fs', './data.json', '../up.ts', '#seed/seed-brand.ts']) {
    assert.equal(findImport(own, specifier, parent), undefined, specifier);
  }
  assert.equal(findImport(own, '@bahati/absent/x.ts', parent), undefined);
  assert.equal(findImport(own, './x.ts', undefined), undefined);
  assert.equal(findImport(own, './x.ts', 'data:text/javascript,'), undefined);
  const installed = 'file:///somewhere/node_modules/a/index.js';
  assert.equal(findImport(own, './x.ts', installed), undefined);
});
