/** Upper bounds of what staff may set for a payment method. */

/** The quick amounts that fit in one row of the site. */
export const mostQuickAmounts = 6;

/** A fee is at most half of the amount, in basis points. */
export const mostFeeBps = 5000;
