/** What the bundler makes of a language's files (split-words.ts). */
interface ImportMeta {
  glob<T>(pattern: string, options: { query: string }): Record<string, () => Promise<T>>;
}
