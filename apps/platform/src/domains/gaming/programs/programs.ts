/** Programs of providers that the operator's own pages and texts ask: passes, and answers to texts. */
export { answerText, answerTextsLeftBehind, queueTextAnswer } from './answer-texts.ts';
