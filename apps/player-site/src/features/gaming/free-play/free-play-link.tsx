import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useGame } from '#features/catalogue/use-games.ts';

/** The way to a game with play money, where the brand allows it and the game has it. */
export function FreePlayLink({ gameId, onFollow }: { gameId: string; onFollow?: () => void }) {
  const { t } = useTranslation();
  const { flags } = useBrand();
  const { game } = useGame(gameId);
  if (!flags.freePlayGames || !game?.hasFreePlay || game.isUnderMaintenance) return null;
  return (
    <Link
      to="/seamless"
      search={{ gameId, free: 1 }}
      className={buttonClass({ tone: 'quiet' })}
      onClick={onFollow}
    >
      {t('free_play_game')}
    </Link>
  );
}
