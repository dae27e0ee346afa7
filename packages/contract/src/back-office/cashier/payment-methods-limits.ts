/** What staff may set at most. */

/** As many quick amounts as stand in a row of the site. */
export const mostQuickAmounts = 6;

/** No payment method costs more than half. */
export const mostFeeBps = 5000;
