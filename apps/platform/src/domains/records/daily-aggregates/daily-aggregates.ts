/** Daily aggregates of bets and money, counted once a day and recounted on demand. */
export { countDays, makeMonthsAhead } from './count-days.ts';
export { playCodes } from './count-payment-days.ts';
export {
  type FigureName,
  type Figures,
  codesOf,
  daysOfMember,
  figureNames,
  figuresOfDays,
  figuresOfLegs,
  legsOfMovedWith,
} from './day-figures.ts';
export { batchSizes, countingSettings, nextBatch } from './next-batch.ts';
export { recount } from './recount.ts';
