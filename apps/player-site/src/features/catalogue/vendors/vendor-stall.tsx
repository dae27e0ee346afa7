import type {
  Game,
  GameCategory,
  Vendor,
} from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { paletteForNode } from '@bahati/ui/patterns/palettes.ts';
import { TileArt } from '@bahati/ui/game-tile/tile-art.tsx';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { StartLink } from '#features/catalogue/game-link.tsx';
import { type GameStart, startOfVendor } from '#features/catalogue/start-game.rules.ts';

/** Pictures that fit on one counter. */
const mostPictures = 3;

/** A vendor as a stall of the market: its cloth, its goods, whether it is open. */
export function VendorStall({
  vendor,
  gameType,
  games,
}: {
  vendor: Vendor & { gameCount: number };
  gameType: GameCategory;
  games: readonly Game[];
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { vassalage, name, gameCount, isUnderMaintenance: isDown } = vendor;
  const shown = games.filter(({ isGame }) => isGame !== 'VASSALAGE');
  const only = gameCount === 1 ? games[0] : undefined;
  const start = startOfVendor(vendor, gameType, only);
  const pictures = shown.slice(0, mostPictures).map(({ icon }) => icon);
  return (
    <li className="stall" data-down={isDown ? '' : undefined}>
      <div className="stall-awning">
        <KangaBand seed={vassalage} palette={paletteForNode(vassalage)} height={44} />
      </div>
      <div className="stall-goods" data-count={Math.max(1, pictures.length)} aria-hidden="true">
        {(pictures.length > 0 ? pictures : [vendor.icon]).map((icon) => (
          <TileArt key={icon} src={icon} alt="" />
        ))}
      </div>
      <div className="stall-counter">
        <div className="stall-sign">
          <h2 className="stall-name">{name}</h2>
          <p className="stall-state" data-open={isDown ? undefined : ''}>
            {t(isDown ? 'game_down' : 'stall_open')}
          </p>
        </div>
        <p className="quiet stall-list">
          {shown.length > 0
            ? shown.map(({ displayName }) => displayName).join(' · ')
            : t('games_count', { count: gameCount, shown: count(gameCount) })}
        </p>
        {start.kind === 'launch' && isDown ? null : (
          <StartLink start={start} className={buttonClass({ isWide: true })}>
            {t(actionWords(start))}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </StartLink>
        )}
      </div>
    </li>
  );
}

function actionWords(start: GameStart) {
  if (start.kind === 'lottery') return 'stall_lotteries';
  return start.kind === 'launch' ? 'game_play' : 'stall_games';
}

/** The stalls' places while it is not known who stands there. */
export function StallSkeleton({ label }: { label: string }) {
  return (
    <div className="centre-stalls" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2, 3].map((at) => (
        <span key={at} className="stall-ghost ui-skeleton" aria-hidden="true" />
      ))}
    </div>
  );
}
