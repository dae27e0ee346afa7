import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

import { findDeadLinks } from '#scripts/check/dead-links.ts';
import { findLockGaps } from '#scripts/check/lock-gaps.ts';
import { findLocaleGaps } from '#scripts/check/locales.ts';
import { findGoneWords } from '#scripts/check/gone-words.ts';
import { findStrayWords } from '#scripts/check/stray-words.ts';
import { findForeignWrites } from '#scripts/check/table-owners.ts';

const inTree = <Result>(files: Record<string, string>, act: (root: string) => Result): Result => {
  const root = mkdtempSync(join(tmpdir(), 'bahati-tidy-'));
  mkdirSync(join(root, 'apps'), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  try {
    return act(root);
  } finally {
    rmSync(root, { recursive: true });
  }
};

const migration = {
  'apps/platform/migrations/0001-a.sql':
    '-- owner: wallet\nCREATE TABLE wallets (id int);\n-- owner: cashier\n' +
    'CREATE TABLE IF NOT EXISTS withdrawal_requests (id int);\n',
};
const cashierFile = 'apps/platform/src/domains/cashier/request-withdrawal.ts';

for (const statement of [
  'sql`INSERT INTO wallets (id) VALUES (1)`',
  'sql`UPDATE wallets SET id = 1`',
  'sql`update public.wallets as w set id = 1`',
  'sql`SELECT 1 FOR UPDATE;\n UPDATE ONLY wallets w\n SET id = 1`',
  'sql`DELETE FROM "wallets" WHERE id = 1`',
  "db.insertInto('wallets').values({ id: 1 })",
]) {
  test(`a domain may not write another's table: ${statement}`, () => {
    const breaches = inTree({ ...migration, [cashierFile]: statement }, findForeignWrites);
    assert.equal(breaches.length, 1);
    assert.match(breaches[0] ?? '', /cashier writes wallets, which belongs to wallet/);
  });
}

test('a domain may write its own tables and join the ones of others', () => {
  const text =
    "db.updateTable('withdrawalRequests').set({}); sql`INSERT INTO withdrawal_requests " +
    'SELECT * FROM wallets FOR UPDATE OF wallets ON CONFLICT DO UPDATE SET id = 1`';
  assert.deepEqual(inTree({ ...migration, [cashierFile]: text }, findForeignWrites), []);
});

test('a table without an owner is named with its place', () => {
  const files = {
    'apps/platform/migrations/0001-a.sql': '-- tables\nCREATE TABLE stray (id int);',
  };
  assert.deepEqual(inTree(files, findForeignWrites), [
    'apps/platform/migrations/0001-a.sql:2 stray has no "-- owner:" above it',
  ]);
});

const locales = (english: object, swahili: object): Record<string, string> => ({
  'apps/player-site/src/locales/en.json': JSON.stringify(english),
  'apps/player-site/src/locales/sw.json': JSON.stringify(swahili),
});

test('a sentence that stands in one language only is found either way', () => {
  assert.deepEqual(inTree(locales({ a: 'A', b: { c: 'C' } }, { a: 'A', d: 'D' }), findLocaleGaps), [
    'apps/player-site/src/locales/en.json "b.c" is missing in Swahili',
    'apps/player-site/src/locales/sw.json "d" is missing in English',
  ]);
});

test('words beside what speaks them are compared file by file, and known to the whole app', () => {
  const files = {
    'apps/player-site/src/words/words.en.json': JSON.stringify({ close: 'Close' }),
    'apps/player-site/src/words/words.sw.json': JSON.stringify({ close: 'Funga' }),
    'apps/player-site/src/features/wallet/words.en.json': JSON.stringify({ held: 'On hold' }),
    'apps/player-site/src/features/wallet/words.sw.json': JSON.stringify({}),
    'apps/player-site/src/features/wallet/page.tsx': "t('close'); t('held'); t('absent');",
  };
  assert.deepEqual(inTree(files, findLocaleGaps), [
    'apps/player-site/src/features/wallet/words.en.json "held" is missing in Swahili',
    'apps/player-site/src/features/wallet/page.tsx:1 no sentence for "absent"',
  ]);
});

test('a key that two files of an app hold is found', () => {
  const words = JSON.stringify({ close: 'Close' });
  const files = Object.fromEntries(
    ['words', 'features/wallet'].flatMap((folder) =>
      ['en', 'sw'].map((language) => [
        `apps/player-site/src/${folder}/words.${language}.json`,
        words,
      ]),
    ),
  );
  assert.equal(inTree(files, findLocaleGaps).length, 1);
});

test('both languages fill the same blanks', () => {
  const files = locales(
    { a: 'Hello {{name}}', b: 'Until %{time}' },
    { a: 'Habari {{jina}}', b: 'Hadi %{muda}' },
  );
  assert.equal(inTree(files, findLocaleGaps).length, 2);
});

test('a plural bar is found, which the screen would show as it stands', () => {
  assert.deepEqual(inTree(locales({ a: 'A' }, { a: 'A |||| B' }), findLocaleGaps), [
    'apps/player-site/src/locales/sw.json "a" holds a plural bar: make it two keys',
  ]);
});

test('a key used in code must exist, plurals and templates included', () => {
  const files = {
    ...locales(
      { a: 'A', n_one: '1', n_other: '2', refusal: { x: 'X' } },
      {
        a: 'A',
        n_one: '1',
        n_other: '2',
        refusal: { x: 'X' },
      },
    ),
    'apps/player-site/src/page.tsx':
      "t('a'); t('n', { count }); t(`refusal.${code}`); t('absent'); t(`none.${code}`); translate('gone');",
  };
  assert.deepEqual(inTree(files, findLocaleGaps), [
    'apps/player-site/src/page.tsx:1 no sentence for "absent"',
    'apps/player-site/src/page.tsx:1 no sentence for "none."',
    'apps/player-site/src/page.tsx:1 no sentence for "gone"',
  ]);
});

test('chance without a reason is found, and decoration may say so', () => {
  const files = {
    'apps/player-site/src/a.ts': 'const x = Math.random();',
    'apps/player-site/src/b.ts':
      '// decoration: confetti falls anywhere.\nconst x = Math.random();',
  };
  const breaches = inTree(files, findStrayWords);
  assert.equal(breaches.length, 1);
  assert.match(breaches[0] ?? '', /^apps\/player-site\/src\/a\.ts:1 Math\.random/);
});

test('an await between calls that run together is found, one inside a function is not', () => {
  const files = {
    'apps/platform/src/a.ts': 'await Promise.all([read(a),\n readIn(await zoneOf(b)),\n]);',
    'apps/platform/src/b.ts':
      'await Promise.all([read(a), read(b)]); await c(); await Promise.all([async () => await d()]);',
  };
  const breaches = inTree(files, findStrayWords);
  assert.equal(breaches.length, 1);
  assert.match(breaches[0] ?? '', /^apps\/platform\/src\/a\.ts:1 /);
});

test('a build of another platform that the lock names and does not list is found', () => {
  const gaps = findLockGaps({
    packages: {
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { '@tool/linux-x64-musl': '1.0.0', '@tool/win32-x64': '1.0.0' },
      },
      'node_modules/@tool/win32-x64': { version: '1.0.0' },
    },
  });
  const entry = { version: '1.0.0', cpu: ['x64'], libc: ['musl'], os: ['linux'] };
  assert.deepEqual(gaps, [
    ['node_modules/@tool/linux-x64-musl', { ...entry, dev: true, optional: true }],
  ]);
});

test('a word that went is found in names, comments and texts, with the word of the trade', () => {
  const files = {
    'apps/back-office/src/a.ts': '/** An asked change. */\nconst wayToPay = 1;\n',
    'docs/a.md': 'A payment method, and money of nobody.\n',
  };
  assert.deepEqual(inTree(files, findGoneWords), [
    'apps/back-office/src/a.ts:1 asked change: the word is change request',
    'apps/back-office/src/a.ts:2 wayToPay: the word is payment method',
    'docs/a.md:1 money of nobody: the word is unallocated deposit',
  ]);
});

test('a link of a document leads to a file, or is named with its place', () => {
  const files = {
    'README.md': 'See [how](docs/how.md#steps) and [there](https://example.com/a.md).',
    'docs/how.md': '# How\n[back](../README.md) and [the code](../apps/gone.ts)',
  };
  assert.deepEqual(inTree(files, findDeadLinks), [
    'docs/how.md:2 ../apps/gone.ts: there is no such file',
  ]);
});
