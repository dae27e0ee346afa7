/** Members moved to another upline, with all below them, by two people of the staff. */
export { moveKind } from './move-kind.ts';
