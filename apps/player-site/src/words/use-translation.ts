/** The words of the site, for whoever says any. */
import { createTranslator, type KeyOf } from '@bahati/ui/words/translator.ts';
import { useSyncExternalStore } from 'react';
import type { SiteWords } from './site-words.ts';

export type WordKey = KeyOf<SiteWords>;

/** `i18n.ts` brings the words and says which language is spoken. */
export const translator = createTranslator<WordKey>('en');

export function useTranslation() {
  return useSyncExternalStore(translator.subscribe, translator.spoken);
}
