/**
 * The frame's words. A language is one file in two halves: those of the first round come before
 * anything is shown, the rest with the first part that says them (`load-late-part.ts`).
 */
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type english from '#frame/locales/en.json';
import { type Half, wordLoaders } from '#frame/locales/load-words.ts';
import type { FrameLanguage } from './session/launch.ts';

type PluralBase<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : never;
export type WordKey = keyof typeof english | PluralBase<keyof typeof english>;

export type Translate = (key: WordKey, blanks?: Record<string, string | number>) => string;

const brought = new Set<`${FrameLanguage} ${Half}`>();
let isRestWanted = false;
/** The language that is spoken, or is about to be. */
let wanted: FrameLanguage = 'en';

async function bring(language: FrameLanguage, half: Half): Promise<void> {
  if (brought.has(`${language} ${half}`)) return;
  const words = await wordLoaders[language][half]();
  i18next.addResourceBundle(language, 'translation', words.default, true);
  brought.add(`${language} ${half}`);
}

export async function startWords(language: FrameLanguage): Promise<void> {
  wanted = language;
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    // Both languages are complete; the check fails on a missing key.
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
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
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

export function currentLanguage(): FrameLanguage {
  return i18next.language === 'sw' ? 'sw' : 'en';
}

/** The library's own types know one file of words in the whole tree, and it is not this one. */
function asOurs(t: unknown): Translate {
  return t as Translate;
}

/** For the stage, which is no component. The keys are checked against our own file of words. */
export const say: Translate = (key, blanks) => asOurs(i18next.t)(key, blanks);

export function useWords(): { t: Translate; language: FrameLanguage } {
  const { t, i18n } = useTranslation();
  return { t: asOurs(t), language: i18n.language === 'sw' ? 'sw' : 'en' };
}
