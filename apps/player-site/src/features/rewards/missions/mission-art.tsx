/** The picture of a goal or of a rule: one thing of the coast on cloth of its own. */
import { createBrush } from '@bahati/ui/game-art/brush.ts';
import { drawCoin } from '@bahati/ui/game-art/heroes/play/coin.ts';
import { drawDice } from '@bahati/ui/game-art/heroes/play/dice.ts';
import { drawCowrie } from '@bahati/ui/game-art/heroes/nature/cowrie.ts';
import { drawGem } from '@bahati/ui/game-art/heroes/nature/gem.ts';
import { drawCrown } from '@bahati/ui/game-art/heroes/things/crown.ts';
import { drawDhow } from '@bahati/ui/game-art/heroes/things/dhow.ts';
import { moved, tight } from '@bahati/ui/game-art/shapes.ts';
import { fieldTile } from '@bahati/ui/patterns/kanga.ts';
import { brandPalette } from '@bahati/ui/patterns/palettes.ts';
import { svgDataUri } from '@bahati/ui/patterns/svg-data-uri.ts';
import { useMemo } from 'react';

const heroes = {
  coin: drawCoin,
  dice: drawDice,
  crown: drawCrown,
  cowrie: drawCowrie,
  dhow: drawDhow,
  gem: drawGem,
} as const;

export type ArtHero = keyof typeof heroes;

const side = 240;

function drawArt(hero: ArtHero, seed: string): string {
  const brush = createBrush('m', brandPalette);
  const shade = brush.radial(['.35 #0b1020 0', '1 #0b1020 .85']);
  const glow = brush.radial(['0 #ffd98a .75', '1 #ffb04a 0']);
  const body = [
    `<g transform="scale(2)" opacity=".55">${fieldTile(seed, brandPalette)}</g>`,
    `<rect width="${side}" height="${side}" fill="${shade}"/>`,
    `<circle cx="120" cy="116" r="112" fill="${glow}"/>`,
    moved(120, 122, heroes[hero](brush), 0.84),
  ];
  return tight(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
      brush.defs(),
      body.join(''),
      '</svg>',
    ].join(''),
  );
}

export function MissionArt({ hero, seed }: { hero: ArtHero; seed: string }) {
  const picture = useMemo(() => svgDataUri(drawArt(hero, seed)), [hero, seed]);
  return <img className="mission-art" src={picture} alt="" width={72} height={72} />;
}
