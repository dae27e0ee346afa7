import { useMemo } from 'react';
import { kangaBand } from './kanga.ts';
import type { Palette } from './palettes.ts';
import { svgDataUri } from './svg-data-uri.ts';
import './kanga.css';

/** The woven edge between two sections. Decoration: silent to readers of screens. */
export function KangaBand({
  seed,
  palette,
  height = 24,
}: {
  seed: string;
  palette?: Palette | undefined;
  height?: number | undefined;
}) {
  const image = useMemo(() => `url("${svgDataUri(kangaBand(seed, palette))}")`, [seed, palette]);
  return (
    <div className="ui-kanga-band" style={{ height, backgroundImage: image }} aria-hidden="true" />
  );
}
