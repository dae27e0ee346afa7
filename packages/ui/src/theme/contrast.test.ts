import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { grounds } from '@bahati/contract/accent.ts';
import { brandPalettes } from '@bahati/contract/palettes.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const css = read('./tokens.css');

/** What a palette says anew, by its name. */
const palettes = new Map(
  [...read('./palettes.css').matchAll(/\[data-palette="(\w+)"\] \{([^}]+)\}/g)].map(
    ([, name = '', own = '']) => [name, own],
  ),
);

/** Reads one colour token for one theme, as the browser would through `light-dark()`. */
function colour(name: string, theme: 'light' | 'dark', palette = ''): string {
  const pattern = new RegExp(`--${name}: ([^;]+);`);
  const match = pattern.exec(palettes.get(palette) ?? '') ?? pattern.exec(css);
  assert.ok(match?.[1], `--${name} is missing`);
  const pair = /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(match[1]);
  const value = pair ? pair[theme === 'light' ? 1 : 2] : match[1];
  assert.match(value ?? '', /^#[0-9a-f]{6}$/, `--${name} is not a plain colour`);
  return value as string;
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['sunken', 'ground', 'raised', 'raised-2', 'field'];
const hues = ['brass', 'coral', 'lagoon', 'hibiscus'];

for (const theme of ['light', 'dark'] as const) {
  test(`every word passes AA on every surface in ${theme}`, () => {
    for (const ink of ['text', 'text-quiet', ...hues.map((hue) => `${hue}-text`)]) {
      for (const surface of surfaces) {
        const ratio = contrast(colour(ink, theme), colour(surface, theme));
        assert.ok(ratio >= 4.5, `${ink} on ${surface}: ${ratio}`);
      }
    }
  });

  test(`every fill and tint carries its own ink in ${theme}`, () => {
    for (const hue of hues) {
      const onFill = contrast(colour(`on-${hue}`, theme), colour(hue, theme));
      assert.ok(onFill >= 4.5, `on-${hue}: ${onFill}`);
      const onTint = contrast(colour(`${hue}-text`, theme), colour(`${hue}-tint`, theme));
      assert.ok(onTint >= 4.5, `${hue}-text on its tint: ${onTint}`);
    }
    const quiet = contrast(colour('text-quiet', theme), colour('quiet-tint', theme));
    assert.ok(quiet >= 4.5, `text-quiet on quiet-tint: ${quiet}`);
  });

  test(`the edge of a control is seen on every surface in ${theme}`, () => {
    for (const surface of surfaces) {
      const ratio = contrast(colour('line-strong', theme), colour(surface, theme));
      assert.ok(ratio >= 3, `line-strong on ${surface}: ${ratio}`);
    }
  });
}

test('an accent of a brand’s own is proven against these very surfaces', () => {
  for (const theme of ['light', 'dark'] as const) {
    const own = new Set(surfaces.map((surface) => colour(surface, theme)));
    assert.deepEqual(new Set(grounds[theme]), own);
  }
});

test('each palette a brand may choose is drawn, and no other', () => {
  assert.deepEqual(['lantern', ...palettes.keys()], [...brandPalettes]);
});

for (const palette of palettes.keys()) {
  for (const theme of ['light', 'dark'] as const) {
    test(`the accent of ${palette} passes AA wherever it stands in ${theme}`, () => {
      const of = (name: string) => colour(name, theme, palette);
      for (const surface of surfaces) {
        const ratio = contrast(of('brass-text'), of(surface));
        assert.ok(ratio >= 4.5, `brass-text on ${surface}: ${ratio}`);
      }
      for (const fill of ['brass', 'brass-bright']) {
        const onFill = contrast(of('on-brass'), of(fill));
        assert.ok(onFill >= 4.5, `on-brass on ${fill}: ${onFill}`);
      }
      const onTint = contrast(of('brass-text'), of('brass-tint'));
      assert.ok(onTint >= 4.5, `brass-text on its tint: ${onTint}`);
    });
  }
}

for (const palette of ['', ...palettes.keys()]) {
  test(`a sign is seen where the metal of ${palette || 'lantern'} is deepest`, () => {
    const of = (name: string) => colour(name, 'dark', palette);
    const onDeep = contrast(of('on-brass'), of('brass-deep'));
    assert.ok(onDeep >= 3, `on-brass on brass-deep: ${onDeep}`);
  });

  test(`the bright metal of ${palette || 'lantern'} reads as words wherever it is dark`, () => {
    const of = (name: string) => colour(name, 'dark', palette);
    for (const surface of surfaces) {
      const ratio = contrast(of('brass-bright'), of(surface));
      assert.ok(ratio >= 4.5, `brass-bright on ${surface}: ${ratio}`);
    }
  });
}
