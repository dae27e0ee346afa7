import type { Bet } from '@bahati/contract/player-site/gaming.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '#site/api.ts';
import type { CardGame } from '#features/catalogue/game-card.tsx';
import { GameRow } from '#features/catalogue/game-row.tsx';

/** The games of the member's latest rounds, each once. */
export function ContinueRow() {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...memberQuery('GET /wps/gaming/bets', { query: { pageSize: 50 } }),
    staleTime: 60_000,
  });
  const games = lastPlayed(data?.items ?? []);
  if (games.length === 0) return null;
  return <GameRow title={t('row_continue')} games={games} isEager />;
}

function lastPlayed(bets: readonly Bet[]): CardGame[] {
  const games = new Map<string, CardGame>();
  for (const { gameId, gameName, vendorName, icon } of bets)
    if (!games.has(gameId)) games.set(gameId, { gameId, displayName: gameName, vendorName, icon });
  return [...games.values()].slice(0, 12);
}
