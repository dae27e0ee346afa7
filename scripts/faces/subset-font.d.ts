declare module 'subset-font' {
  type Wishes = {
    targetFormat: 'woff2';
    keepFeatures: readonly string[];
    variationAxes: Record<string, { min: number; max: number }>;
  };
  export default function subsetFont(face: Buffer, text: string, wishes: Wishes): Promise<Buffer>;
}
