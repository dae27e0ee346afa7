/** What staff wrote in both languages, in the reader's; further languages read English. */
export function inLanguage(words: { en: string; sw: string }, language: string): string {
  return language === 'sw' ? words.sw : words.en;
}
