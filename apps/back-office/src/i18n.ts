/** The words of the back office in both languages. The choice is kept in this browser. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './locales/en.json';
import sw from './locales/sw.json';

export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'sw', name: 'Kiswahili' },
] as const;

const storageKey = 'bahati.office-language';

/** What was chosen on this device, as long as it is a language we have. */
function keptLanguage(): string {
  return (
    languages.find(({ locale }) => locale === localStorage.getItem(storageKey))?.locale ?? 'en'
  );
}

export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: keptLanguage(),
    // Both languages are complete; a test fails on a missing key.
    fallbackLng: false,
    resources: { en: { translation: en }, sw: { translation: sw } },
    interpolation: { escapeValue: false, prefix: '%{', suffix: '}' },
    nsSeparator: false,
    returnEmptyString: false,
    react: { useSuspense: false },
  });
  document.documentElement.lang = i18next.language;
}

export async function changeLanguage(locale: string): Promise<void> {
  await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
  localStorage.setItem(storageKey, locale);
}
