import type { CountedTag } from '@bahati/contract/back-office/members/notes.ts';
import { useWords } from '#office/words/use-words.ts';

/** A tag's name in the language of the office, and how many wear it. */
export function useTagWords() {
  const { locale } = useWords();
  return {
    nameOf: ({ name }: Pick<CountedTag, 'name'>) => (locale === 'sw' ? name.sw : name.en),
    countOf: ({ members, isMore }: CountedTag) =>
      `${members.toLocaleString(locale)}${isMore ? '+' : ''}`,
  };
}
