import { RefusedError } from '@bahati/client/caller.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { FreePlayLink } from '#features/gaming/free-play/free-play-link.tsx';
import { usePlayForReal } from '#features/gaming/free-play/use-play-for-real.ts';
import { useRealAccount } from '#features/members/use-trial.ts';
import { useErrorReference, useErrorWords } from '#features/forms/refusal-words.ts';

/** Refusals that trying again at once cannot change. */
const lasting = [
  'game_not_found',
  'game_under_maintenance',
  'need_true_account',
  'bets_blocked',
  'play_paused',
  'free_play_off',
  'free_play_not_offered',
];

/** Without free play the game itself is still to be had. */
const noFreePlay = ['free_play_off', 'free_play_not_offered'];

/** Why a game did not open, in words, with the ways on. */
export function LaunchRefused({
  gameId,
  error,
  icon,
  onRetry,
}: {
  gameId: string;
  error: unknown;
  icon: string | undefined;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const reference = useErrorReference()(error);
  const code = error instanceof RefusedError ? error.code : undefined;
  const isResting = code === 'game_under_maintenance';
  const isLasting = code !== undefined && lasting.includes(code);
  const isFreeOnly = code !== undefined && noFreePlay.includes(code);
  const hasWayOn = code === 'need_true_account' || isFreeOnly;
  return (
    <div className="game-refused" role="alert">
      {icon && (
        <img
          className="game-refused-art"
          src={icon}
          alt=""
          width={120}
          height={150}
          data-resting={isResting ? '' : undefined}
        />
      )}
      <h2>{isResting ? t('game_resting_title') : t('game_refused_title')}</h2>
      <p className="quiet">{words(error)}</p>
      <div className="game-refused-actions">
        {!isLasting && (
          <Button tone="brass" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {code === 'need_true_account' && (
          <>
            <OpenAccount />
            <FreePlayLink gameId={gameId} />
          </>
        )}
        {isFreeOnly && <PlayForReal gameId={gameId} />}
        <Link to="/" className={buttonClass({ tone: isLasting && !hasWayOn ? 'brass' : 'quiet' })}>
          {t('game_others')}
        </Link>
      </div>
      {!isLasting && reference && <p className="game-refused-reference">{reference}</p>}
    </div>
  );
}

function PlayForReal({ gameId }: { gameId: string }) {
  const { t } = useTranslation();
  const playForReal = usePlayForReal(gameId);
  return (
    <Button tone="brass" onClick={playForReal}>
      {t('free_play_for_real')}
    </Button>
  );
}

/** What a trial member needs for it is one touch away. */
function OpenAccount() {
  const { t } = useTranslation();
  const leave = useRealAccount();
  return (
    <Button
      tone="brass"
      isLoading={leave.isPending}
      loadingLabel={t('loading')}
      onClick={() => leave.mutate()}
    >
      {t('register_submit')}
    </Button>
  );
}
