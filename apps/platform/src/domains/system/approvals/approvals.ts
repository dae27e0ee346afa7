/** Change requests: a change that one staff user asks for and another approves (maker-checker). */
export {
  type ChangeKind,
  type LookLock,
  askChange,
  lockChanges,
  replaceWaiting,
} from './change-requests.ts';
export { type Approval, approvalValues, approve, readApprovals } from './given-approvals.ts';
export {
  type WaitingChange,
  listWaitingChanges,
  readWaitingChange,
} from './list-change-requests.ts';
export { type RuleBook, changeRules, readRules, ruleKind } from './rule-changes.ts';
