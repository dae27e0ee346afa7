/** Changing and resetting passwords; binding a contact. */
export { replacePassword } from './change-password.ts';
export { dropOldLinks } from './forgot-password.ts';
export { isWeakPaymentPassword } from './payment-password.rules.ts';
