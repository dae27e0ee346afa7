import { Amount } from '@bahati/ui/amount/amount.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { FullscreenIcon } from '@bahati/ui/icons/display-icons.tsx';
import { ChevronLeftIcon, ExternalIcon, PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useHiddenBalance } from '#features/wallet/use-hidden-balance.ts';
import { useLeaveGame } from './use-leave-game.ts';

/** The site's own edge above a game: the way out, the name, the money. */
export function GameChrome({
  name,
  vendor,
  stage,
  hasMoney,
}: {
  name: string;
  vendor: string | undefined;
  /** False: played with play money, which is the frame's own matter. */
  hasMoney: boolean;
  stage: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation();
  const leave = useLeaveGame();
  return (
    <header className="game-chrome">
      <IconButton label={t('game_back')} onClick={leave}>
        <ChevronLeftIcon />
      </IconButton>
      <div className="game-names">
        <h1 className="game-name">{name}</h1>
        {vendor && <p className="game-vendor">{vendor}</p>}
      </div>
      {hasMoney && <Money />}
      <OwnWindowButton />
      <FullscreenButton stage={stage} />
    </header>
  );
}

function Money() {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { isHidden } = useHiddenBalance();
  const { data: balance } = useQuery(memberQuery('GET /wps/v2/wallets/balance'));
  return (
    <Link to="/member/depositv2" className="game-balance">
      {balance && (
        <Amount
          value={balance.balance}
          currency={balance.currency}
          locale={locale}
          isHidden={isHidden}
          hiddenLabel={t('balance_hidden')}
          isAnimated
        />
      )}
      <span className={`${buttonClass({ size: 's' })} game-deposit`}>
        <PlusIcon size={18} />
        <span className="game-deposit-words">{t('hd_deposit')}</span>
      </span>
    </Link>
  );
}

/**
 * Takes the game to a window of its own, which finds the session of this tab and launches it
 * anew. A browser that opens none is asked for it in words (spec §8).
 */
function OwnWindowButton() {
  const { t } = useTranslation();
  const leave = useLeaveGame();
  return (
    <IconButton
      className="game-own-window"
      label={t('game_own_window')}
      onClick={() => {
        const opened = window.open(window.location.href, '_blank', 'popup,width=1180,height=760');
        if (opened) leave();
        else showToast({ tone: 'warn', message: t('popup_blocked') });
      }}
    >
      <ExternalIcon />
    </IconButton>
  );
}

/** Phones without the interface (iPhones) do not get the button. */
function FullscreenButton({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      className="game-fullscreen"
      label={isFull ? t('game_fullscreen_leave') : t('game_fullscreen')}
      onClick={() => {
        // A browser that refuses leaves the game as it is, which is no harm.
        const change = isFull
          ? document.exitFullscreen()
          : stage.current?.requestFullscreen({ navigationUI: 'hide' });
        change?.catch(() => undefined);
      }}
    >
      <FullscreenIcon />
    </IconButton>
  );
}
