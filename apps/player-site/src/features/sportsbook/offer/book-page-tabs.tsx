/** The book's pages beside its sports: jackpot pools and virtual leagues. */
import { BallIcon } from '@bahati/ui/icons/game-icons.tsx';
import { TrophyIcon } from '@bahati/ui/icons/trophy-icon.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useView } from './use-view.ts';
import { ViewLink } from './view-link.tsx';

const tabs = [
  { view: 'jackpots', key: 'jackpot_tab', Icon: TrophyIcon },
  { view: 'virtuals', key: 'virtual_tab', Icon: BallIcon },
] as const;

export function BookPageTabs() {
  const { t } = useTranslation();
  const { search } = useView();
  return tabs.map(({ view, key, Icon }) => (
    <li key={view}>
      <ViewLink view={{ view }} className="sport-tab" isCurrent={search.view === view}>
        <Icon size={22} />
        {t(key)}
      </ViewLink>
    </li>
  ));
}
