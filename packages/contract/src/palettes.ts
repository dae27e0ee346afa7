/** The accents a brand may choose from; packages/ui draws them, and tries each for contrast. */
export const brandPalettes = ['lantern', 'reef', 'clove', 'baobab'] as const;
export type BrandPalette = (typeof brandPalettes)[number];
