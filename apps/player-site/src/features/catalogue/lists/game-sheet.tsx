import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { TileArt } from '@bahati/ui/game-tile/tile-art.tsx';
import { ExternalIcon, HeartFilledIcon, HeartIcon, PlayIcon } from '@bahati/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { useLanguage } from '#features/language/use-language.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { publicQuery } from '#site/api.ts';
import type { Favourite } from '#features/catalogue/game-card.tsx';
import { FreePlayLink } from '#features/gaming/free-play/free-play-link.tsx';
import { GameLink } from '#features/catalogue/game-link.tsx';
import { GameRooms } from '#features/catalogue/rooms/game-rooms.tsx';
import type { ListedGame } from './game-source.ts';
import { useGame } from '#features/catalogue/use-games.ts';
import './game-sheet.css';

/** What a player may know of a game before it is opened. */
export function GameSheet({
  game,
  favourite,
  onClose,
}: {
  game: ListedGame;
  favourite: Favourite;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { game: told, ...query } = useGame(game.gameId);
  const isDown = game.isUnderMaintenance ?? false;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={game.displayName}
      closeLabel={t('close')}
      footer={
        <div className="game-sheet-actions">
          <Button tone="quiet" aria-pressed={favourite.isOn} onClick={favourite.onToggle}>
            {favourite.isOn ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
            {t(favourite.isOn ? 'favourite_on' : 'favourite_off')}
          </Button>
          {isDown ? (
            <p className="quiet">{t('refusal_game_under_maintenance')}</p>
          ) : (
            <>
              <FreePlayLink gameId={game.gameId} />
              <GameLink game={game} className={buttonClass({ tone: 'brass' })}>
                <PlayIcon size={18} />
                {t('game_play')}
              </GameLink>
            </>
          )}
        </div>
      }
    >
      <div className="game-sheet">
        <div className="game-sheet-art">
          <TileArt src={game.icon} alt="" />
        </div>
        <div className="game-sheet-words">
          <p className="quiet">{game.vendorName}</p>
          {told ? (
            <Facts game={told} />
          ) : query.isError ? (
            <QueryError query={query} />
          ) : (
            <span className="game-sheet-wait ui-skeleton" aria-hidden="true" />
          )}
        </div>
        {!isDown && <GameRooms gameId={game.gameId} />}
      </div>
    </Dialog>
  );
}

/** What tells one game from another, as players look for it; what nearly all have is left out. */
const toldFeatures = [
  'lines',
  'one_line',
  'both_ways',
  'ways',
  'clusters',
  'scatter_pays',
  'three_reels',
  'four_reels',
  'six_reels',
  'seven_reels',
  'expanding_wilds',
  'sticky_wilds',
  'walking_wilds',
  'tumble',
  'expanding_symbol',
  'hold_and_spin',
  'pick',
  'random_multiplier',
  'free_spins',
  'jackpot',
  'buy',
  'gamble',
] as const;
const featureKeys = new Map<string, `feature_${(typeof toldFeatures)[number]}`>(
  toldFeatures.map((feature) => [feature, `feature_${feature}`]),
);

function Facts({ game }: { game: NonNullable<ReturnType<typeof useGame>['game']> }) {
  const { t } = useTranslation();
  const { money, percent } = useFormat();
  const { currency } = useBrand();
  const { rtpBasisPoints, volatility, minimumStake, maximumStake } = game;
  const features = game.features.flatMap((feature) => featureKeys.get(feature) ?? []);
  return (
    <>
      <dl className="game-sheet-facts">
        {rtpBasisPoints !== null && <Fact label={t('game_rtp')} value={percent(rtpBasisPoints)} />}
        {volatility && <Fact label={t('game_volatility')} value={t(`volatility_${volatility}`)} />}
        {features.length > 0 && (
          <Fact label={t('game_features')} value={features.map((key) => t(key)).join(' · ')} />
        )}
        {currency && minimumStake !== null && maximumStake !== null && (
          <Fact
            label={t('game_stakes')}
            value={`${money(minimumStake, currency)} – ${money(maximumStake, currency)}`}
          />
        )}
      </dl>
      {rtpBasisPoints !== null && <p className="quiet game-sheet-note">{t('game_rtp_means')}</p>}
      {rtpBasisPoints !== null && <SheetLink gameId={game.gameId} />}
    </>
  );
}

/** The vendor's own page of figures, in a window of its own. */
function SheetLink({ gameId }: { gameId: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(publicQuery('GET /lgw/games/sheet', { query: { gameId } }));
  if (!data?.sheetUrl) return null;
  return (
    <a
      className="game-sheet-note"
      href={`${data.sheetUrl}&language=${language}`}
      target="_blank"
      rel="noreferrer"
    >
      {t('game_sheet_link')} <ExternalIcon size={14} />
    </a>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}
