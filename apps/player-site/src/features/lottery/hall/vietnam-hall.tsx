/** Vietnam’s provinces by region: those that draw today first, then the rest, then yesterday. */
import type { HallGame } from '@bahati/contract/lottery/shapes.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { lotteryNowMs } from '#features/lottery/call/lottery-clock.ts';
import { NewestNumbers } from '#features/lottery/game/newest-numbers.tsx';
import type { Lottery } from '#features/lottery/lotteries.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { GameCard } from './game-card.tsx';
import { type Region, regions, vietnamDay } from './hall.rules.ts';

export function VietnamHall({ lottery, games }: { lottery: Lottery; games: readonly HallGame[] }) {
  const { t } = useTranslation();
  const [region, setRegion] = useState<Region>('north');
  return (
    <Tabs
      label={t('lottery_regions')}
      selectedId={region}
      onSelect={(id) => setRegion(regions.find((one) => one === id) ?? 'north')}
      tabs={regions.map((one) => ({
        id: one,
        label: t(`lottery_region_${one}`),
        panel: <RegionDay lottery={lottery} games={games} region={one} />,
      }))}
    />
  );
}

function RegionDay({
  lottery,
  games,
  region,
}: {
  lottery: Lottery;
  games: readonly HallGame[];
  region: Region;
}) {
  const { t } = useTranslation();
  const { today, later, yesterday } = vietnamDay(games, region, lotteryNowMs());
  const cards = (list: readonly HallGame[]) => (
    <ul className="lot-cards">
      {list.map((game) => (
        <GameCard key={game.gameCode} lottery={lottery} game={game} />
      ))}
    </ul>
  );
  return (
    <div className="lot-region">
      <h2>{t('lottery_today')}</h2>
      {today.length > 0 ? (
        cards(today)
      ) : (
        <EmptyState seed="lottery" title={t('lottery_none_today')} />
      )}
      <h2>{t('lottery_yesterday')}</h2>
      <Yesterday lottery={lottery} games={yesterday} />
      <h2>{t('lottery_later')}</h2>
      {cards(later)}
    </div>
  );
}

function Yesterday({ lottery, games }: { lottery: Lottery; games: readonly HallGame[] }) {
  const { t } = useTranslation();
  const say = useSay();
  if (games.length === 0) return <p className="quiet">{t('lottery_no_results')}</p>;
  return (
    <ul className="lot-yesterday">
      {games.map(({ gameCode, name, family, last }) =>
        last?.numbers ? (
          <li key={gameCode}>
            <Link
              to={lottery.path}
              search={{ gameCode, view: 'draw', drawId: last.id }}
              className="text-link"
            >
              {say(name)}
            </Link>
            <NewestNumbers family={family as Family} numbers={last.numbers} />
          </li>
        ) : null,
      )}
    </ul>
  );
}
