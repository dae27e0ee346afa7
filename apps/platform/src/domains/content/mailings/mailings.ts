/** Messages to segments of members, sent in batches that can be stopped. */
export { massMessageKind } from './mass-message.ts';
export { sendMailings } from './send-mailings.ts';
