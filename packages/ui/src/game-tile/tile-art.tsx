import { paletteForNode } from '@bahati/ui/patterns/palettes.ts';
import './game-tile.css';

/** The picture of a game at its fixed ratio, so that a grid never moves when it arrives. */
export function TileArt({
  src,
  alt,
  nodeId,
  isEager = false,
}: {
  /** Nothing yet: the place is held. */
  src: string | undefined;
  /** Empty where the name stands beside it in words. */
  alt: string;
  /** The place has a colour of the picture's from the beginning. */
  nodeId?: number | undefined;
  /** For the tiles of the first screen; the others wait until they come near. */
  isEager?: boolean | undefined;
}) {
  // A picture nobody will see is left to the browser's own laziness, which then fetches nothing.
  const isThrifty = document.documentElement.dataset['lowData'] !== undefined;
  const style = nodeId === undefined ? undefined : { background: paletteForNode(nodeId).deep };
  if (src === undefined) return <span className="ui-tile-art" style={style} aria-hidden="true" />;
  return (
    <img
      // Another game's picture is never seen while this one is on its way.
      key={src}
      className="ui-tile-art"
      style={style}
      src={src}
      alt={alt}
      width={320}
      height={400}
      loading={isEager && !isThrifty ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
}
