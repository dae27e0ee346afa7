/** A game's symbols, each an SVG document of 200 × 200, by the keys that game-rules gives them. */
export type SymbolDrawings = Readonly<Record<string, string>>;

export function drawingOf(drawings: SymbolDrawings): (key: string) => string {
  return (key) => {
    const drawing = Object.hasOwn(drawings, key) ? drawings[key] : undefined;
    if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
    return drawing;
  };
}
