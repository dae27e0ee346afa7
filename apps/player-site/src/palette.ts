/** The brand's accent, on the page and for the first paint of the next one (`boot.js`). */
import type { BrandPalette } from '@bahati/contract/palettes.ts';

const storageKey = 'bahati.palette';

export function applyPalette(palette: BrandPalette): void {
  const { dataset } = document.documentElement;
  if (palette === 'lantern') delete dataset['palette'];
  else dataset['palette'] = palette;
  try {
    localStorage.setItem(storageKey, palette);
  } catch {
    // The next page is then painted in brass until the brand has answered.
  }
}
