import { useTranslation } from '#site/words/use-translation.ts';

/** Says what the server made of a browser, "Chrome on Android", in the reader's language. */
export function useDeviceWords(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => {
    const [browser, system] = name.split(' on ');
    if (!browser) return t('device_unknown');
    return system ? t('device_on', { browser, system }) : browser;
  };
}
