import { useTranslation } from '#site/words/use-translation.ts';

/** Why a ticket was not bought: a fault of its order, or a refusal of the platform. */
export function useRefusalWords(): (code: string | null) => string {
  const { t, has } = useTranslation();
  return (code) => {
    for (const key of [`lot_refused_${code}`, `refusal_${code}`]) if (has(key)) return t(key);
    return t('lot_refused_unknown');
  };
}
