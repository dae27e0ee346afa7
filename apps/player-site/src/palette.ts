/** The brand's accent, on the page and for the first paint of the next one (`boot.js`). */
import { accentTokens } from '@bahati/contract/accent.ts';
import type { Brand } from '@bahati/contract/player-site/system/system.ts';

const paletteKey = 'bahati.palette';
const accentKey = 'bahati.accent';

export function applyPalette({ palette, accent }: Pick<Brand, 'palette' | 'accent'>): void {
  const { dataset, style } = document.documentElement;
  if (palette === 'lantern') delete dataset['palette'];
  else dataset['palette'] = palette;
  const tokens = accent && accentTokens(accent);
  for (const name of tokenNames) {
    const value = tokens?.[name];
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
  try {
    localStorage.setItem(paletteKey, palette);
    if (tokens) localStorage.setItem(accentKey, JSON.stringify(tokens));
    else localStorage.removeItem(accentKey);
  } catch {
    // The next page is then painted in brass until the brand has answered.
  }
}

const tokenNames = Object.keys(
  accentTokens({ fill: '#000000', onLight: '#000000', onDark: '#000000' }),
);
