import './game-tile.css';

/** The picture of a game at its fixed ratio, so that a grid never moves when it arrives. */
export function TileArt({
  src,
  alt,
  isEager = false,
}: {
  /** Nothing yet: the place is held. */
  src: string | undefined;
  /** Empty where the name stands beside it in words. */
  alt: string;
  /** For the tiles of the first screen; the others wait until they come near. */
  isEager?: boolean | undefined;
}) {
  // A picture nobody will see is left to the browser's own laziness, which then fetches nothing.
  const isThrifty = document.documentElement.dataset['lowData'] !== undefined;
  if (src === undefined) return <span className="ui-tile-art" aria-hidden="true" />;
  return (
    <img
      className="ui-tile-art"
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
