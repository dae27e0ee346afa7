import { useState } from 'react';
import { Badge } from '@bahati/ui/badge/badge.tsx';
import { heroScene } from '@bahati/ui/game-art/hero-scene.ts';
import { tileArt } from '@bahati/ui/game-art/tile-art.ts';
import { GameTile, type GameTileProps } from '@bahati/ui/game-tile/game-tile.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { KangaGround } from '@bahati/ui/patterns/kanga-ground.tsx';
import { gamePalettes } from '@bahati/ui/patterns/palettes.ts';
import { svgDataUri } from '@bahati/ui/patterns/svg-data-uri.ts';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';

const sceneWide = svgDataUri(heroScene({ crop: 'wide' }));
const sceneTall = svgDataUri(heroScene({ crop: 'tall' }));

const games = [
  ['Moonlit Dhow', 'slots'],
  ['Spice Store', 'slots'],
  ['Coral Reef Fishing', 'fishing'],
  ['Baobab Night', 'slots'],
  ['Crown of Zanzibar', 'slots'],
  ['Tanzanite Mines', 'original'],
  ['Hi-Lo', 'cards'],
  ['Jogoo Arena', 'cockfight'],
  ['Kandanda League', 'sports'],
  ['Keno 80', 'lottery'],
  ['Gurudumu', 'live'],
  ['Sherehe', 'slots'],
] as const;

function DrawnTile({
  nodeId,
  category,
  ...rest
}: Omit<GameTileProps, 'src'> & { nodeId: number; category: string }) {
  const game = { nodeId, title: rest.title, vendor: rest.vendor, category };
  return <GameTile {...rest} src={svgDataUri(tileArt(game))} />;
}

export function ArtPart() {
  const [loved, setLoved] = useState<ReadonlySet<string>>(new Set(['Spice Store']));
  function toggle(title: string) {
    const next = new Set(loved);
    if (!next.delete(title)) next.add(title);
    setLoved(next);
  }
  return (
    <section className="gallery-part">
      <h1>Night market on the Swahili coast</h1>
      <picture>
        <source media="(max-width: 599px)" srcSet={sceneTall} />
        <img className="gallery-hero" src={sceneWide} alt="" width={1440} height={560} />
      </picture>
      <h2>
        Tiles <VisuallyHidden>of games</VisuallyHidden>
      </h2>
      <div className="gallery-tiles">
        {games.map(([title, category], at) => (
          <DrawnTile
            key={title}
            nodeId={1001 + at * 7}
            category={category}
            title={title}
            vendor="Pwani Play"
            renderLink={({ children, ...link }) => (
              <a href={`#${title}`} {...link}>
                {children}
              </a>
            )}
            badge={
              at === 0 ? (
                <Badge tone="coral">HOT</Badge>
              ) : (
                at === 3 && <Badge tone="brass">NEW</Badge>
              )
            }
            favourite={{
              isOn: loved.has(title),
              label: `Favourite: ${title}`,
              onToggle: () => toggle(title),
            }}
            isDown={at === 5}
            downLabel="Back soon"
            note={at % 4 === 2 ? 'KSh 1,204,330.50' : undefined}
          />
        ))}
      </div>
      <h2>Cloth</h2>
      <div className="gallery-columns">
        {gamePalettes.map((palette, at) => (
          <KangaGround key={palette.ground} seed={`cloth ${at}`} palette={palette}>
            <div className="gallery-ground" />
          </KangaGround>
        ))}
      </div>
      <KangaBand seed="kanga" height={40} />
    </section>
  );
}
