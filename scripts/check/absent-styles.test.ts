import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

import { findAbsentStyles } from '#scripts/check/absent-styles.ts';
import { readImports } from '#scripts/check/import-graph.ts';

const app = 'apps/player-site';

/** Two pages that show one grid; the styles are the first page's. */
const site = {
  'package.json': JSON.stringify({ imports: { '#features/*': './src/features/*' } }),
  'src/main.tsx': "import('#features/list.tsx');\nimport('#features/recent.tsx');\n",
  'src/features/grid.tsx': 'export const Grid = () => <ul className="grid" />;\n',
  'src/features/list.css': '/* .quiet */ .grid {\n  display: grid;\n}\n',
  'src/features/list.tsx': "import { Grid } from './grid.tsx';\nimport './list.css';\n",
  'src/features/recent.tsx': "import { Grid } from './grid.tsx';\n",
};

const absentIn = (files: Record<string, string>): string[] => {
  const root = mkdtempSync(join(tmpdir(), 'bahati-styles-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, app, path)), { recursive: true });
    writeFileSync(join(root, app, path), text);
  }
  try {
    return findAbsentStyles(root, readImports(root), app);
  } finally {
    rmSync(root, { recursive: true });
  }
};

test('a page that shows what only another page styles is told', () => {
  const [absent, ...others] = absentIn(site);
  assert.match(absent ?? '', /grid\.tsx shows \.grid in .*recent\.tsx .* import .*list\.css$/);
  assert.deepEqual(others, []);
});

test('styles may come with the part itself, with who fetches it, or with a frame', () => {
  const own = "import './list.css';\nexport const Grid = () => <ul className={`grid`} />;\n";
  assert.deepEqual(absentIn({ ...site, 'src/features/grid.tsx': own }), []);
  const main = `import './features/list.css';\n${site['src/main.tsx']}`;
  assert.deepEqual(absentIn({ ...site, 'src/main.tsx': main }), []);
  const { 'src/features/list.css': sheet, ...others } = site;
  assert.deepEqual(absentIn({ ...others, 'src/layouts/list.css': sheet }), []);
});
