import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';

const root = join(import.meta.dirname, '..', '..');

/** Each file of a small tree with one import, and whether the operator allows it. */
const forbidden: [string, string][] = [
  ['packages/money/src/a.ts', '@bahati/contract/call.ts'],
  ['packages/game-rules/src/a.ts', '@bahati/contract/call.ts'],
  ['packages/ui/src/a.ts', '@bahati/testing/test-database.ts'],
  ['packages/client/src/a.ts', '@bahati/platform/src/app.ts'],
  ['apps/player-site/src/a.ts', '@bahati/contract/back-office/members/members.ts'],
  ['apps/games-server/src/a.ts', '@bahati/contract/player-site/wallet/wallet.ts'],
  ['apps/games-server/src/b.ts', '@bahati/platform/src/config.ts'],
  ['apps/games-server/src/b.test.ts', '@bahati/platform/src/config.ts'],
  ['apps/platform/src/domains/wallet/a.ts', '#domains/identity/identity.ts'],
  ['apps/platform/src/domains/support/a.ts', '#domains/cashier/cashier.ts'],
  ['apps/platform/src/domains/content/b.ts', '#domains/gaming/gaming.ts'],
  ['apps/platform/src/domains/cashier/b.ts', '#platform/domains/wallet/post-transfer.ts'],
  ['apps/platform/src/domains/cashier/c.ts', '#platform/app.ts'],
  ['apps/platform/src/domains/cashier/d.ts', '../wallet/wallet.ts'],
  ['scripts/a.ts', './folder/../b.ts'],
];
const allowed: [string, string][] = [
  ['packages/game-rules/src/c.ts', '@bahati/fairness/commit.ts'],
  ['packages/money/src/c.test.ts', '@bahati/testing/test-database.ts'],
  ['packages/contract/src/player-site/c.ts', '@bahati/contract/call.ts'],
  ['apps/player-site/src/c.ts', '@bahati/contract/player-site/wallet/wallet.ts'],
  ['apps/games-server/src/c.ts', '@bahati/contract/games-provider/bet.ts'],
  ['apps/platform/src/app.ts', '#domains/cashier/cashier.player-site.routes.ts'],
  ['apps/platform/src/domains/cashier/e.ts', '#domains/wallet/wallet.ts'],
  ['apps/platform/src/domains/cashier/f.ts', '#domains/cashier/gateways/simulator.ts'],
  ['apps/platform/src/domains/cashier/g.ts', '#platform/events.ts'],
  ['apps/platform/src/domains/cashier/h.test.ts', '#domains/gaming/gaming.ts'],
];

type Finding = { filename: string; code: string };

describe('the linter holds the tree to architecture.ts', () => {
  let folder = '';
  let findings: Finding[] = [];

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'bahati-boundaries-'));
    mkdirSync(join(folder, 'scripts/check'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const file of [
      'architecture.ts',
      'oxlint.config.ts',
      'tsconfig.json',
      'scripts/check/boundaries.ts',
    ]) {
      cpSync(join(root, file), join(folder, file));
    }
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    for (const [file, imported] of [...forbidden, ...allowed]) {
      write(file, `import { thing } from '${imported}';\nexport const used = thing;\n`);
    }
    write(
      'scripts/thenable.ts',
      'export const forget = (query: PromiseLike<void>) => {\n  query.then(undefined);\n};\n',
    );
    findings = lint(folder);
  });

  after(() => rmSync(folder, { recursive: true }));

  const findingsIn = (file: string): string[] =>
    findings.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code);

  for (const [file, imported] of forbidden) {
    test(`${file} may not import ${imported}`, () => {
      assert.deepEqual(findingsIn(file), ['eslint(no-restricted-imports)']);
    });
  }

  for (const [file, imported] of allowed) {
    test(`${file} may import ${imported}`, () => {
      assert.deepEqual(findingsIn(file), []);
    });
  }

  test('a forgotten query is found although it is not a Promise', () => {
    assert.deepEqual(findingsIn('scripts/thenable.ts'), ['typescript(no-floating-promises)']);
  });

  test('a domain that architecture.ts does not list stops the linter', () => {
    mkdirSync(join(folder, 'apps/platform/src/domains/stray'));
    assert.throws(() => lint(folder), /does not list stray/);
    rmSync(join(folder, 'apps/platform/src/domains/stray'), { recursive: true });
  });
});

const lint = (folder: string): Finding[] => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      '--type-aware',
      '--format',
      'json',
      'apps',
      'packages',
      'scripts',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  if (!stdout.trimStart().startsWith('{')) throw new Error(stdout + stderr);
  return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
};
