/** What the drawings of the scene share: documents, gradients and a fixed row of chances. */

export function picture(width: number, height: number, defs: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}"><defs>${defs}</defs>${content}</svg>`
  );
}

/** Numbers from 0 to 1, the same row every time: the town never moves its houses. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
