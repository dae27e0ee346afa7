/** Bills as files, for whoever may read them. */
export { orderBillFile, serveBillFiles } from './bill-file-route.ts';
