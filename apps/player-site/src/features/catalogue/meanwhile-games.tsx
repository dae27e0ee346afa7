import { useTranslation } from '#site/words/use-translation.ts';
import { GameRow } from './game-row.tsx';
import { useHotGames, useRowGames } from './use-games.ts';
import './meanwhile-games.css';

/** Where nothing is open: says so, and shows what can be played meanwhile. */
export function MeanwhileGames({ text }: { text: string }) {
  const { t } = useTranslation();
  const hot = useHotGames();
  const slots = useRowGames({ gameType: 'RNG' }, true);
  const listed = [...(hot.data?.content ?? []), ...(slots.data?.content ?? [])];
  const open = listed.filter(({ isUnderMaintenance }) => !isUnderMaintenance);
  const games = [...new Map(open.map((game) => [game.gameId, game])).values()];
  return (
    <div className="meanwhile">
      <p className="meanwhile-words">{text}</p>
      {games.length > 0 && <GameRow title={t('meanwhile_title')} games={games} />}
    </div>
  );
}
