/**
 * The interface's words. A language is one file of words, loaded when it is first wanted: those of
 * the first page at once, the rest with the first screen that comes later (split-words.ts). The
 * choice is kept in this browser and, for a member, on the server.
 */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { arriveInTime, needRestOfWords } from '#features/loading/load-chunk.ts';

export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words. */
export const languageNames = { en: 'English', sw: 'Kiswahili' } as const;

const choiceKey = 'bahati.language';
const historyKey = 'bahati.languageHistory';

const loaders = {
  en: {
    first: () => import('./locales/en.json?first'),
    rest: () => import('./locales/en.json?rest'),
  },
  sw: {
    first: () => import('./locales/sw.json?first'),
    rest: () => import('./locales/sw.json?rest'),
  },
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

const withRest = new Set<Language>();

async function loadFirst(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  const words = await arriveInTime(loaders[language].first);
  i18next.addResourceBundle(language, 'translation', words.default);
}

async function loadRest(language: Language): Promise<void> {
  if (withRest.has(language)) return;
  const words = await arriveInTime(loaders[language].rest);
  i18next.addResourceBundle(language, 'translation', words.default, true);
  withRest.add(language);
}

function sayLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

export async function startI18n(): Promise<void> {
  const asked = readAsked();
  const language = asked ?? readChoice();
  if (asked) remember(asked);
  const words = await arriveInTime(loaders[language].first);
  sayLanguage(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: words.default } },
    // Both languages are complete; `npm test` fails on a missing key.
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    // What was shown before its words came is shown anew.
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  needRestOfWords(() => loadRest(currentLanguage()));
}

export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([loadFirst(language), loadRest(language)]);
  await i18next.changeLanguage(language);
  sayLanguage(language);
  remember(language);
}

export function currentLanguage(): Language {
  return i18next.language === 'sw' ? 'sw' : 'en';
}
