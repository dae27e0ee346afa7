/** The accent palettes of a brand; packages/ui defines them and tests their contrast. */
export const brandPalettes = ['lantern', 'reef', 'clove', 'baobab'] as const;
export type BrandPalette = (typeof brandPalettes)[number];
