import type { Game } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { Badge } from '@bahati/ui/badge/badge.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { PlayIcon } from '@bahati/ui/icons/icons.tsx';
import { TileArt } from '@bahati/ui/game-tile/tile-art.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { kangaCloth } from '#site/scene.ts';
import { GameLink } from '#features/catalogue/game-link.tsx';
import { useHotGames } from '#features/catalogue/use-games.ts';

/** The operator's own first game; where the catalogue lacks it, the hottest one takes its place. */
const flagshipCode = 'taa-za-pwani';

export function FeaturedGame() {
  const { data, isPending } = useHotGames();
  const games = data?.content.filter((game) => !game.isUnderMaintenance) ?? [];
  const game = games.find(({ gameCode }) => gameCode === flagshipCode) ?? games[0];
  if (isPending)
    return <div className="featured featured-waiting ui-skeleton" aria-hidden="true" />;
  return game ? <Featured game={game} /> : null;
}

function Featured({ game }: { game: Game }) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  return (
    <section className="featured" aria-labelledby="featured-title">
      <div className="featured-body">
        <div className="featured-cloth" style={{ backgroundImage: `url("${kangaCloth}")` }}>
          <div className="featured-art">
            <TileArt src={game.icon} alt="" />
          </div>
        </div>
        <div className="featured-words">
          <Badge tone="lagoon">{t('featured_badge')}</Badge>
          <h2 id="featured-title" className="featured-title">
            {game.displayName}
          </h2>
          {game.gameCode === flagshipCode && <p className="featured-lead">{t('flagship_line')}</p>}
          <dl className="featured-facts">
            {game.rtpBasisPoints !== null && (
              <Fact label={t('game_rtp')} value={percent(game.rtpBasisPoints)} />
            )}
            {game.volatility && (
              <Fact label={t('game_volatility')} value={t(`volatility_${game.volatility}`)} />
            )}
          </dl>
          <GameLink game={game} className={buttonClass({ size: 'm' })}>
            <PlayIcon size={18} />
            {t('game_play')}
          </GameLink>
        </div>
      </div>
    </section>
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
