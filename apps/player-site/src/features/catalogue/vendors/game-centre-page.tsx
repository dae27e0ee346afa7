import type { Game, GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMatches, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { publicQuery } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { categoryLabels } from '#site/paths.ts';
import { CentreScene } from './centre-scene.tsx';
import { MeanwhileGames } from '#features/catalogue/meanwhile-games.tsx';
import { startOfVendor } from '#features/catalogue/start-game.rules.ts';
import { useStartGame } from '#features/catalogue/use-start-game.ts';
import { StallSkeleton, VendorStall } from './vendor-stall.tsx';
import './game-centre-page.css';

const staleTime = 60_000;
/** For the pictures on the stalls; a vendor's whole list opens from its stall. */
const pageSize = 100;

/** A category that is visited vendor by vendor, as one walks past stalls. */
export function GameCentrePage() {
  const gameType = useMatches({
    select: (matches) =>
      matches.findLast((match) => match.staticData.gameType)?.staticData.gameType,
  });
  return gameType ? <Centre gameType={gameType} /> : null;
}

function Centre({ gameType }: { gameType: GameCategory }) {
  const { t } = useTranslation();
  const title = t(categoryLabels[gameType]);
  const lead = gameType in leads ? leads[gameType as keyof typeof leads] : undefined;
  const lanes = useQuery({
    ...publicQuery('GET /wps/relay/GCSGAME_newGameVendor', {
      query: { language: currentLanguage() },
    }),
    staleTime,
  });
  const games = useQuery({
    ...publicQuery('GET /wps/relay/GCSGAME_gameList', {
      query: { gameType, language: currentLanguage(), pageSize },
    }),
    staleTime,
  });
  const cards = lanes.data?.lanes.find((lane) => lane.title === gameType)?.cards ?? [];
  const byVendor = Map.groupBy(games.data?.content ?? [], ({ vassalage }) => vassalage);
  useAskedGroup(gameType, cards);
  return (
    <div className="page centre">
      <PageTitle words={title} />
      <CentreScene gameType={gameType} title={title} lead={lead ? t(lead) : ''} />
      {lanes.isError ? (
        <QueryError query={lanes} />
      ) : !lanes.data ? (
        <StallSkeleton label={t('loading')} />
      ) : cards.length === 0 ? (
        <EmptyState seed={gameType} title={t('games_none_title')} />
      ) : (
        <ul
          className="centre-stalls"
          data-lone={cards.length === 1 ? '' : undefined}
          aria-label={t('centre_makers', { category: title })}
        >
          {cards.map((vendor) => (
            <VendorStall
              key={vendor.vassalage}
              vendor={vendor}
              gameType={gameType}
              games={byVendor.get(vendor.vassalage) ?? noGames}
            />
          ))}
        </ul>
      )}
      {cards.length > 0 && cards.every((vendor) => vendor.isUnderMaintenance) && (
        <MeanwhileGames text={t('centre_all_down')} />
      )}
    </div>
  );
}

const noGames: readonly Game[] = [];

/** The address may name a vendor, as after a login: its games then open by themselves, once. */
function useAskedGroup(
  gameType: GameCategory,
  cards: readonly { vassalage: string; name: string }[],
): void {
  const { vassalage } = useSearch({ strict: false });
  const isLoggedIn = useIsLoggedIn();
  const startGame = useStartGame();
  const hasOpened = useRef(false);
  const asked = cards.find((vendor) => vendor.vassalage === vassalage);
  const open = useEffectEvent(() => {
    if (!asked || hasOpened.current) return;
    const start = startOfVendor(asked, gameType);
    if (start.kind !== 'group') return;
    hasOpened.current = true;
    startGame(start);
  });
  const isAsked = asked !== undefined && isLoggedIn;
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}

const leads = {
  SPORTS: 'centre_sports',
  ESPORTS: 'centre_esports',
  LOTT: 'centre_lott',
  ELOTT: 'centre_elott',
  COCKFIGHT: 'centre_cockfight',
} as const;
