/** Canned replies that agents choose from. */
export { listCannedReplies } from './canned-replies.ts';
