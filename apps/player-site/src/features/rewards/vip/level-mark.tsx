import { LevelBadge } from '@bahati/ui/level-badge/level-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { useLevelWords } from './use-level-words.ts';
import './level-mark.css';

const useLevel = () => useQuery({ ...memberQuery('GET /wps/rewards/state'), staleTime: 60_000 });

/** The own level's coin on the picture in the header; the menu behind it says its name. */
export function LevelCoin() {
  const { data } = useLevel();
  if (!data?.vipBadge) return null;
  return (
    <span className="level-coin" aria-hidden="true">
      <LevelBadge badge={data.vipBadge} size={18} />
    </span>
  );
}

/** The own level with its name; nothing before the first one. */
export function LevelName() {
  const { t } = useTranslation();
  const { inLanguage } = useLevelWords();
  const { data } = useLevel();
  if (!data?.vipBadge || !data.vipLabelName) return null;
  const level = inLanguage(data.vipLabelName);
  return (
    <span className="level-name">
      <LevelBadge badge={data.vipBadge} size={24} />
      {t('vip_level_is', { level })}
    </span>
  );
}
