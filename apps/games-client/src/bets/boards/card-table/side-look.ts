/** How a side lies on the cloth by who won; undefined: it is not told yet. Nobody loses a tie. */
export const sideLook = (side: string, winner: string | undefined) => ({
  'data-won': winner === side || undefined,
  'data-lost': (winner !== undefined && winner !== 'tie' && winner !== side) || undefined,
});
