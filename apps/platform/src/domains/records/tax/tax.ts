/** Gaming tax returns and withholding tax, as they are filed. */
export { listTaxes } from './report-taxes.ts';
