/** Disputes about a paid withdrawal: the member's messages, the staff's answers, the outcome. */
export { answerReceipt } from './answer-receipt.ts';
export {
  type DisputeRow,
  disputeCaseValue,
  disputeValue,
  findDispute,
  findOwnDispute,
  listDisputes,
  staffDisputeValue,
} from './read-disputes.ts';
export { resolveDispute } from './resolve-dispute.ts';
export { writeAsMember, writeAsStaff } from './write-to-dispute.ts';
