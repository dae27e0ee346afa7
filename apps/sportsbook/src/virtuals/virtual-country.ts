/** Stands in place of a country for events the book plays itself. */
export const virtualCountry = 'VIR';
