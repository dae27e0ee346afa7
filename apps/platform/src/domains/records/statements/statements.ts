/** A member's account statement, line by line, and profit by game kind. */
export { listMovements } from './list-movements.ts';
export { movementDetail } from './movement-detail.ts';
export { type Account, cashOf, kindOfCode, readMovements } from './movements.ts';
export { type TransferSpan, spanOf } from './ranges.ts';
export { readProfit } from './read-profit.ts';
export { balanceAt, readStatement } from './read-statement.ts';
