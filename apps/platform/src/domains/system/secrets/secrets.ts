/** Seals over request bodies, and proofs that chains are whole. */
export { noteProof, readProofs } from './proofs.ts';
export { openSealed, publicSealKey, renewSealKeys } from './seals.ts';
