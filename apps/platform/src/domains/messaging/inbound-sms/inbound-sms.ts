/** What people text to the operator's short number: taken once, and answered once. */
export { answerSms, readWaitingSms, type WaitingSms, waitingSms } from './answer-sms.ts';
export { type QueueAnswer, takeSms } from './take-sms.ts';
