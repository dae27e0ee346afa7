/** The frame's words. A language is one file, loaded when it is first wanted. */
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type english from '#frame/locales/en.json';
import type { FrameLanguage } from './launch.ts';

type PluralBase<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : never;
export type WordKey = keyof typeof english | PluralBase<keyof typeof english>;

export type Translate = (key: WordKey, blanks?: Record<string, string | number>) => string;

const loaders = {
  en: () => import('#frame/locales/en.json'),
  sw: () => import('#frame/locales/sw.json'),
} as const;

export async function startWords(language: FrameLanguage): Promise<void> {
  const words = await loaders[language]();
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: words.default } },
    // Both languages are complete; the check fails on a missing key.
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

export async function changeWords(language: FrameLanguage): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    const words = await loaders[language]();
    i18next.addResourceBundle(language, 'translation', words.default);
  }
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
