import type { Promotion } from '@bahati/contract/player-site/rewards/promotions.ts';
import type { Told } from '@bahati/ui/campaign-card/campaign-words.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** The language the words of rules are made in: those of the product. */
export function useRulesLanguage(): 'en' | 'sw' {
  const { language } = useTranslation();
  return language === 'sw' ? 'sw' : 'en';
}

/** How a promotion is told here. */
export function usePromotionWords() {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  const language = useRulesLanguage();
  return {
    told: ({ terms, currency }: Promotion): Told => ({ terms, currency, language }),
    title: ({ terms }: Promotion) => terms.title[language],
    dates: ({ terms: { startsAt, endsAt } }: Promotion) =>
      new Date(startsAt) > new Date()
        ? t('campaign_from_until', { from: shortTime(startsAt), until: shortTime(endsAt) })
        : t('campaign_until', { until: shortTime(endsAt) }),
    picture: ({ terms: { scene } }: Promotion) => `/scene/${scene}-wide.svg`,
  };
}
