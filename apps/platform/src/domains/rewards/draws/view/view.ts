/** What members and checkers see of draws. */
export { listDraws } from './list-draws.ts';
export { readProof } from './read-proof.ts';
export { readRecord } from './read-record.ts';
export { readWholeDraw } from './read-whole-draw.ts';
