import { useTranslation } from 'react-i18next';

/** The language that words kept by the server are asked for in. */
export function useLanguage(): 'en' | 'sw' {
  const { i18n } = useTranslation();
  return i18n.language === 'sw' ? 'sw' : 'en';
}
