import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const packages = join(import.meta.dirname, '..', '..');

/** The sources of these packages without their comments; tests may use what rules may not. */
function sources(): { name: string; code: string }[] {
  return ['fairness', 'game-rules'].flatMap((name) => {
    const folder = join(packages, name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test(ing)?\.ts$/.test(file))
      .map((file) => ({
        name: `${name}/src/${file}`,
        code: readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
      }));
  });
}

test('no rule scales a draw by remainder or draws from a weak generator', () => {
  const found = sources();
  assert.ok(found.length > 15);
  for (const { name, code } of found) {
    // What is only said to players may speak of percent.
    const withoutTexts = code.replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''");
    assert.doesNotMatch(withoutTexts, /%|Math\.random|Date\.now|performance\.now/, name);
  }
});

test('only the files named for Node import from it, so the rest runs in a browser', () => {
  for (const { name, code } of sources()) {
    const isForNode = /\/node-[a-z-]+\.ts$/.test(name);
    assert.equal(/from 'node:/.test(code), isForNode, name);
  }
});
