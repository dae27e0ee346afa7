import { useWords } from '#office/words/use-words.ts';

/** From when to when something is told. */
export function useWhenWords() {
  const { translate, instant } = useWords();
  const whenWords = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) =>
    endsAt === null
      ? translate('content.since', { from: instant(startsAt) })
      : translate('content.from_to', { from: instant(startsAt), to: instant(endsAt) });
  return { whenWords };
}
