/**
 * The interface's words. A language is one file of words, loaded when it is first wanted; the
 * choice is kept in this browser and, for a member, on the server.
 */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadChunk } from '#features/system/load-chunk.ts';

export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words. */
export const languageNames = { en: 'English', sw: 'Kiswahili' } as const;

const choiceKey = 'bahati.language';
const historyKey = 'bahati.languageHistory';

const loaders = {
  en: () => import('./locales/en.json'),
  sw: () => import('./locales/sw.json'),
} as const;

/** Letters that are read from the right; the sites' own layouts follow the page's direction. */
const rightToLeft = /^(ar|fa|ur)(?!-Latn)/;

export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.test(tag) ? 'rtl' : 'ltr';
}

/** A link to the app carries the language of whoever showed it. */
function readAsked(): Language | undefined {
  const asked = new URLSearchParams(window.location.search).get('lang');
  return languages.find((language) => language === asked);
}

function readChoice(): Language {
  try {
    return localStorage.getItem(choiceKey) === 'sw' ? 'sw' : 'en';
  } catch {
    return 'en';
  }
}

function remember(language: Language): void {
  try {
    const earlier = (localStorage.getItem(historyKey) ?? '').split(',').filter(Boolean);
    const history = [language, ...earlier.filter((entry) => entry !== language)];
    localStorage.setItem(choiceKey, language);
    localStorage.setItem(historyKey, history.join(','));
  } catch {
    // The choice then lasts as long as the page.
  }
}

async function load(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  const words = await loadChunk(loaders[language]);
  i18next.addResourceBundle(language, 'translation', words.default);
}

function sayLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

export async function startI18n(): Promise<void> {
  const asked = readAsked();
  const language = asked ?? readChoice();
  if (asked) remember(asked);
  const words = await loadChunk(loaders[language]);
  sayLanguage(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: words.default } },
    // Both languages are complete; `npm test` fails on a missing key.
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

export async function changeLanguage(language: Language): Promise<void> {
  await load(language);
  await i18next.changeLanguage(language);
  sayLanguage(language);
  remember(language);
}

export function currentLanguage(): Language {
  return i18next.language === 'sw' ? 'sw' : 'en';
}
