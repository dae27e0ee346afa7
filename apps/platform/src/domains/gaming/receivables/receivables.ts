/** What members owe providers, as staff see it and write it off by two. */
export { receivableWriteOffKind } from './write-off.ts';
