/**
 * A typed figure as a whole number of its last place: `figureOf('2.5', 2)` is 250. More places
 * are cut; a comma stands for a point where it can be nothing else. Null: no figure.
 */
export function figureOf(text: string, places: number): number | null {
  const found = /^(\d{1,7})(?:[.,](\d{1,8}))?$/.exec(text.replaceAll(/[\s×x%]/g, ''));
  if (!found) return null;
  const [, whole = '', fraction = ''] = found;
  return Number(whole + fraction.slice(0, places).padEnd(places, '0'));
}
