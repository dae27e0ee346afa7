import type words from './locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof words };
    keySeparator: false;
    nsSeparator: false;
  }
}
