import type { Bet } from '@bahati/contract/player-site/gaming/gaming.ts';
import { ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { GameLink } from '#features/catalogue/game-link.tsx';
import './open-rounds.css';

/** Rounds with money in them that wait for their player, each the way back to it. */
export function OpenRounds({ bets }: { bets: readonly Bet[] }) {
  const { t } = useTranslation();
  if (bets.length === 0) return null;
  return (
    <ul className="open-rounds">
      {bets.map((bet) => (
        <li key={bet.id}>
          <GameLink game={bet} className="open-round">
            <span>{t('round_open_in', { game: bet.gameName })}</span>
            <span className="open-round-go">
              {t('round_continue')}
              <ChevronRightIcon size={18} />
            </span>
          </GameLink>
        </li>
      ))}
    </ul>
  );
}
