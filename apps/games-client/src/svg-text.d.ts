/** A drawing as the text of its file: Vite reads it while bundling, `read-drawings.ts` in tests. */
declare module '*.svg?raw' {
  const text: string;
  export default text;
}
