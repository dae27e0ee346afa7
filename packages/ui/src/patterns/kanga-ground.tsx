import { type ReactNode, useMemo } from 'react';
import { kangaGround } from './kanga.ts';
import type { Palette } from './palettes.ts';
import { svgDataUri } from './svg-data-uri.ts';
import './kanga.css';

/** Cloth behind a banner, a card's back or a quiet corner. */
export function KangaGround({
  seed,
  palette,
  children,
  strength = 'full',
  size = 120,
}: {
  seed: string;
  palette?: Palette | undefined;
  children?: ReactNode;
  /** Faint leaves the words in front to lead. */
  strength?: 'faint' | 'full' | undefined;
  /** The side of one repeat, in pixels. */
  size?: number | undefined;
}) {
  const image = useMemo(() => `url("${svgDataUri(kangaGround(seed, palette))}")`, [seed, palette]);
  return (
    <div className="ui-kanga-ground">
      <div
        className={`ui-kanga-cloth ui-kanga-${strength}`}
        style={{ backgroundImage: image, backgroundSize: size }}
        aria-hidden="true"
      />
      {children}
    </div>
  );
}
