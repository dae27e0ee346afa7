/** The highest of several by a figure. */

/** The first of the highest; undefined: there is none. */
export function bestOf<Thing>(
  things: readonly Thing[],
  worth: (thing: Thing) => number,
): Thing | undefined {
  let best: { thing: Thing; worth: number } | undefined;
  for (const thing of things) {
    const value = worth(thing);
    if (!best || value > best.worth) best = { thing, worth: value };
  }
  return best?.thing;
}
