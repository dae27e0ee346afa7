/** Payment methods of a brand: their settings, limits, fees, opening hours and tax rates. */
export { readCashierSettings } from './cashier-settings.ts';
export { moneyInKind } from './money-in.ts';
export { paymentMethodKind } from './payment-method-changes.ts';
export {
  type Method,
  amountWithin,
  assertOpen,
  feeOf,
  findMethod,
  isOpenNow,
  listMethods,
  methodValue,
  unitOf,
} from './read-payment-methods.ts';
export { rateOf, type Tax, taxOn } from './tax-rates.ts';
