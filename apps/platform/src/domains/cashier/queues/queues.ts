/** Filters and rules that the queues of the cashier share. */
export {
  type QueueColumns,
  type QueueFilter,
  inQueueOrder,
  readQueueFilter,
} from './queue-filters.ts';
export { dueFromNow, queueRuleBook } from './queue-rules.ts';
