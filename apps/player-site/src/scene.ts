/** Where the build puts the drawings of the first screen (vite.config.ts). */
export const sceneTall = '/scene/night-market-tall.svg';
export const sceneWide = '/scene/night-market-wide.svg';
/** A woven edge that repeats sideways. */
export const kangaEdge = '/scene/kanga-edge.svg';
/** A cloth that repeats both ways. */
export const kangaCloth = '/scene/kanga-cloth.svg';
