/** Amounts as JSON numbers, as the rails write them, without ever passing through a float. */

/** The types of our compiler do not know it yet; Node does. */
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => object };

/** "500.00" as the number 500.00 of a JSON text. */
export const exactNumber = (decimal: string): object => rawJSON(decimal);
