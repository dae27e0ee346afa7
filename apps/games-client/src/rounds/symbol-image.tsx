import type { SlotGame } from '#frame/games/games.ts';

const addresses = new Map<string, string>();

/** The drawing as an image address, made once. */
function addressOf(game: SlotGame, key: string): string {
  const name = `${game.definition.id} ${key}`;
  const known = addresses.get(name);
  if (known) return known;
  const address = URL.createObjectURL(new Blob([game.drawing(key)], { type: 'image/svg+xml' }));
  addresses.set(name, address);
  return address;
}

/** A symbol of the game outside its stage. Without a label it is decoration. */
export function SymbolImage({
  game,
  symbol,
  size,
  label = '',
}: {
  game: SlotGame;
  symbol: number;
  size: number;
  label?: string;
}) {
  const key = game.definition.symbols[symbol]?.key;
  if (key === undefined) return null;
  return <img src={addressOf(game, key)} width={size} height={size} alt={label} />;
}
