/** Codes: a promo code is one word for many, a bonus code one for one. Each member enters one once. */
export { addCodes, listCodes } from './write-codes.ts';
export { enterCode } from './enter-code.ts';
