/** Bills as agents and staff read them. */
export { findBillDetail } from './bill-detail.ts';
export { billColumns, type BillRow, billTables, billValue } from './bill-rows.ts';
export { readIncome } from './read-income.ts';
export { readLiability } from './read-liability.ts';
export { listOwnBills, readOwnBill } from './own-bills.ts';
