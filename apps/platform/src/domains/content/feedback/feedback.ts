/** Feedback of members and the list in which staff read it. */
export { answerFeedback, answerFeedbackWithin, listFeedback } from './feedback-desk.ts';
export { giveFeedback } from './give-feedback.ts';
