/**
 * Sub-categories of the game lists (spec §1), by the features a vendor's feed gives its games. A
 * page reads this list without the schemas.
 */
export const subCategories = ['jackpot', 'table', 'arcade'] as const;

export type SubCategory = (typeof subCategories)[number];
