import type { Game } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { TileArt } from '@bahati/ui/game-tile/tile-art.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

/** One lottery as a ticket that nobody has torn off yet. It says how it stands and sells nothing. */
export function LotteryTicket({
  game,
  numero,
  isAsked,
}: {
  game: Game;
  /** Of the draw that is open; undefined: none is. */
  numero: string | undefined;
  isAsked: boolean;
}) {
  const { t } = useTranslation();
  const { displayName, vendorName, icon, isUnderMaintenance } = game;
  return (
    <li className="lottery-ticket" aria-current={isAsked ? 'true' : undefined}>
      <div className="lottery-ticket-art">
        <TileArt src={icon} alt="" />
      </div>
      <div className="lottery-ticket-words">
        <h2 className="lottery-ticket-name">{displayName}</h2>
        <p className="quiet">{vendorName}</p>
        <p className="lottery-ticket-state">
          {isUnderMaintenance ? t('game_down') : (numero ?? t('lottery_no_draw'))}
        </p>
      </div>
    </li>
  );
}
