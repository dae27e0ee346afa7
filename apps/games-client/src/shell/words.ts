/**
 * The frame's words. A language is one file in two halves: those of the first round come before
 * anything is shown, the rest with the first part that says them (`load-late-part.ts`).
 */
import {
  createTranslator,
  type KeyOf,
  type Translate as TranslateBy,
} from '@bahati/ui/words/translator.ts';
import { useSyncExternalStore } from 'react';
import type english from '#frame/locales/en.json';
import { type Half, wordLoaders } from '#frame/locales/load-words.ts';
import type { FrameLanguage } from './session/launch.ts';

export type WordKey = KeyOf<typeof english>;
export type Translate = TranslateBy<WordKey>;

const translator = createTranslator<WordKey>('en');
const brought = new Set<`${FrameLanguage} ${Half}`>();
let isRestWanted = false;
/** The language that is spoken, or is about to be. */
let wanted: FrameLanguage = 'en';

async function bring(language: FrameLanguage, half: Half): Promise<void> {
  if (brought.has(`${language} ${half}`)) return;
  const words = await wordLoaders[language][half]();
  translator.addWords(language, words.default);
  brought.add(`${language} ${half}`);
}

export async function startWords(language: FrameLanguage): Promise<void> {
  wanted = language;
  document.documentElement.lang = language;
  translator.speak(language);
  await bring(language, 'first');
}

/** The rest of the words, in the language that is spoken and in one that is just being fetched. */
export async function bringRestOfWords(): Promise<void> {
  isRestWanted = true;
  await Promise.all([bring(currentLanguage(), 'rest'), bring(wanted, 'rest')]);
}

/** The language changes once all is there that may be in view; should it not arrive, it stays. */
export async function changeWords(language: FrameLanguage): Promise<void> {
  wanted = language;
  try {
    await bring(language, 'first');
    // Asked only now: a part that came meanwhile says the rest as well.
    if (isRestWanted) await bring(language, 'rest');
  } catch {
    if (wanted === language) wanted = currentLanguage();
    return;
  }
  if (wanted !== language) return;
  translator.speak(language);
  document.documentElement.lang = language;
}

export function currentLanguage(): FrameLanguage {
  return asFrameLanguage(translator.spoken().language);
}

function asFrameLanguage(language: string): FrameLanguage {
  return language === 'sw' ? 'sw' : 'en';
}

/** For the stage, which is no component. */
export const say: Translate = (key, blanks) => translator.spoken().t(key, blanks);

export function useWords(): { t: Translate; language: FrameLanguage } {
  const { t, language } = useSyncExternalStore(translator.subscribe, translator.spoken);
  return { t, language: asFrameLanguage(language) };
}
