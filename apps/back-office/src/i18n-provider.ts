/** react-admin's words over i18next: one file a language, react-admin's own messages included. */
import { createInstance } from 'i18next';
import type { I18nProvider } from 'react-admin';
import en from './locales/en.json';
import sw from './locales/sw.json';

export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'sw', name: 'Kiswahili' },
] as const;

const storageKey = 'bahati.office-language';

/** What was chosen on this device, as long as it is a language we have. */
const keptLanguage = (): string =>
  languages.find(({ locale }) => locale === localStorage.getItem(storageKey))?.locale ?? 'en';

type Options = Record<string, unknown> & { smart_count?: number; _?: string };

export async function createI18nProvider(): Promise<I18nProvider> {
  const i18n = createInstance();
  await i18n.init({
    lng: keptLanguage(),
    // Both languages are complete; a test fails on a missing key.
    fallbackLng: false,
    resources: { en: { translation: en }, sw: { translation: sw } },
    interpolation: { escapeValue: false, prefix: '%{', suffix: '}' },
    nsSeparator: false,
    returnEmptyString: false,
  });
  document.documentElement.lang = i18n.language;
  const say = (key: string, { smart_count, _, ...options }: Options = {}) =>
    i18n.t(key, {
      ...options,
      ...(smart_count === undefined ? {} : { count: smart_count, smart_count }),
      defaultValue: _ ?? key,
    });
  return {
    translate: (key: string, options?: Options) => say(key, options),
    changeLocale: async (locale: string) => {
      await i18n.changeLanguage(locale);
      document.documentElement.lang = locale;
      localStorage.setItem(storageKey, locale);
    },
    getLocale: () => i18n.language,
    getLocales: () => [...languages],
  };
}
