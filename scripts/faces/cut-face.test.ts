import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { commonLetters, cutFace, type Face, faceFile, faces } from './cut-face.ts';
import { inRoot } from '#scripts/repository.ts';

const css = readFileSync(inRoot('packages', 'ui', 'src', 'theme', 'own-faces.css'), 'utf8');

const ascending = (one: number, other: number) => one - other;

type Rule = { family: string; url: string; weights: string; letters: number[] };

const rules: Rule[] = css
  .split('@font-face')
  .slice(1)
  .map((rule) => ({
    family: /font-family: "([^"]+)"/.exec(rule)?.[1] ?? '',
    url: /url\("([^"]+)"\)/.exec(rule)?.[1] ?? '',
    weights: /font-weight: ([^;]+);/.exec(rule)?.[1] ?? '',
    letters: [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
      ([, from = '', to = from]) => {
        const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
        return Array.from({ length: last - first + 1 }, (_, at) => first + at);
      },
    ),
  }));

for (const face of Object.keys(faces) as Face[])
  test(`the cut ${face} is as npm run faces leaves it`, async () => {
    assert.ok(readFileSync(faceFile(face)).equals(await cutFace(face)));
  });

test('each letter of a family stands in one file, and the common ones in the cut', () => {
  const common = [...commonLetters].map((letter) => letter.codePointAt(0) ?? 0).toSorted(ascending);
  for (const { family, url, letters } of rules) {
    const others = rules.filter((other) => other.family === family && other.url !== url);
    assert.equal(others.length, 1, family);
    assert.deepEqual(
      letters.filter((letter) => others[0]?.letters.includes(letter)),
      [],
      family,
    );
    if (url.endsWith('-common.woff2')) assert.deepEqual(letters.toSorted(ascending), common, url);
  }
  assert.equal(rules.length, 4);
});

test('both files of a family state the same weights, or a browser takes one of them alone', () => {
  for (const { url, weights } of rules) assert.equal(weights, '400 800', url);
});
