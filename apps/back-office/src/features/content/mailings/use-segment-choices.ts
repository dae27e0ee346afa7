import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';

/** Countries and tags that rules may name; none until they are read. */
export function useSegmentChoices() {
  const { locale } = useWords();
  const { data } = useRecord('GET /bo/segmentChoices', {});
  const names = new Map(data?.tags.map(({ code, name }) => [code, name]));
  return {
    countries: data?.countries ?? [],
    tags: data?.tags.map(({ code }) => code) ?? [],
    /** One that is gone is told by its code. */
    tagName: (code: string) => names.get(code)?.[locale === 'sw' ? 'sw' : 'en'] ?? code,
  };
}
