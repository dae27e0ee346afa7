import type { CallValue } from '@bahati/contract/call.ts';
import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { useGetOne } from 'react-admin';
import { useWords } from '#office/words/use-words.ts';

type Choices = CallValue<BackOfficeCalls['GET /bo/segmentChoices']> & { id: string };

/** Countries and tags that rules may name; none until they are read. */
export function useSegmentChoices() {
  const { locale } = useWords();
  const { data } = useGetOne<Choices>('segment_choices', { id: 'all' });
  const names = new Map(data?.tags.map(({ code, name }) => [code, name]));
  return {
    countries: data?.countries ?? [],
    tags: data?.tags.map(({ code }) => code) ?? [],
    /** One that is gone is told by its code. */
    tagName: (code: string) => names.get(code)?.[locale === 'sw' ? 'sw' : 'en'] ?? code,
  };
}
