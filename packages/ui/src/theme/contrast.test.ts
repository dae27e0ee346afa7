import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Reads one colour token for one theme, as the browser would through `light-dark()`. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const match = new RegExp(`--${name}: ([^;]+);`).exec(css);
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
