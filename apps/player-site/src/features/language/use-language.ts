import { useTranslation } from '#site/words/use-translation.ts';

/** The language that words kept by the server are asked for in. */
export function useLanguage(): 'en' | 'sw' {
  const { language: tag } = useTranslation();
  return tag === 'sw' ? 'sw' : 'en';
}
