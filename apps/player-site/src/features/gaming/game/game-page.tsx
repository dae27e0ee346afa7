import { useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { shownTheme } from '@bahati/ui/theme/theme.ts';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { useGame } from '#features/catalogue/use-games.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { GameWalletStrip } from '#features/wallet/game-wallet-strip.tsx';
import { FreePlayStrip } from '#features/gaming/free-play/free-play-strip.tsx';
import { GameChrome } from './game-chrome.tsx';
import { GameLoading } from './game-loading.tsx';
import { LeaveSeat } from './leave-seat.tsx';
import { LaunchRefused } from './launch-refused.tsx';
import { TableInvite } from './table-invite.tsx';
import { useFrameMessages } from './use-frame-messages.ts';
import './game-page.css';

/** One game over the whole screen: the provider's frame under a thin edge of ours. */
export function GamePage() {
  const { gameId = '', free, room } = useSearch({ from: '/seamless' });
  // Another game is another launch, with a frame and a token of its own.
  return <Game key={`${gameId} ${free} ${room}`} gameId={gameId} isFree={free === 1} room={room} />;
}

type GameProps = { gameId: string; isFree: boolean; room: string | undefined };

function Game({ gameId, isFree, room }: GameProps) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { game } = useGame(gameId);
  const [attempt, setAttempt] = useState(0);
  const launch = useQuery({
    // Not among the member's answers: what is read again after a break must not reload a game.
    queryKey: ['launch', gameId, isFree, room, attempt],
    async queryFn() {
      const body = { gameId, language: currentLanguage(), theme: shownTheme() };
      if (isFree)
        return { ...(await call('POST /wps/game/freePlay', { body })), walletVendor: null };
      const opened = await call('POST /wps/relay/GCS_gameLaunchFB', {
        body: { ...body, ...(room !== undefined && { room }) },
      });
      void forgetMemberCall('GET /wps/relay/GCS_recentGame');
      return opened;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const name = game?.displayName ?? t('game');
  return (
    <div className="game">
      <PageTitle words={name} />
      <div>
        <GameChrome name={name} vendor={game?.vendorName} stage={stage} hasMoney={!isFree} />
        {isFree && !launch.isError && (
          <FreePlayStrip
            gameId={gameId}
            frame={frame}
            origin={launch.data && originOf(launch.data.gameUrl)}
          />
        )}
        {launch.data?.walletVendor && (
          // The frame reads what it holds as it opens.
          <GameWalletStrip
            vendor={launch.data.walletVendor}
            onMoved={() => setAttempt(attempt + 1)}
          />
        )}
      </div>
      <main ref={stage} id="main" className="game-stage">
        {launch.data && !URL.canParse(launch.data.gameUrl, window.location.href) ? (
          <div className="game-refused" role="alert">
            <h2>{t('game_refused_title')}</h2>
            <p className="quiet">{t('game_url_invalid')}</p>
          </div>
        ) : launch.data ? (
          <GameFrame
            ref={frame}
            gameId={gameId}
            gameUrl={launch.data.gameUrl}
            isFreePlay={isFree}
            name={name}
            icon={game?.icon}
          />
        ) : launch.isError ? (
          <LaunchRefused
            gameId={gameId}
            error={launch.error}
            icon={game?.icon}
            onRetry={() => setAttempt(attempt + 1)}
          />
        ) : (
          <GameLoading icon={game?.icon} />
        )}
      </main>
    </div>
  );
}

function originOf(gameUrl: string): string | undefined {
  return URL.parse(gameUrl, window.location.href)?.origin;
}

function GameFrame({
  ref: frame,
  gameUrl,
  gameId,
  isFreePlay,
  name,
  icon,
}: {
  ref: RefObject<HTMLIFrameElement | null>;
  gameId: string;
  gameUrl: string;
  isFreePlay: boolean;
  name: string;
  icon: string | undefined;
}) {
  const [isReady, setIsReady] = useState(false);
  const [invited, setInvited] = useState<string | null>(null);
  const [isSeated, setIsSeated] = useState(false);
  useFrameMessages(frame, {
    gameUrl,
    isFreePlay,
    onReady: () => setIsReady(true),
    onInvite: setInvited,
    onSeated: setIsSeated,
  });
  return (
    <>
      <iframe
        ref={frame}
        className="game-frame"
        src={gameUrl}
        title={name}
        allow="autoplay; fullscreen; clipboard-write"
        // A game that never says it is ready is shown all the same once its page has loaded.
        onLoad={() => setTimeout(() => setIsReady(true), 1500)}
      />
      {!isReady && <GameLoading icon={icon} />}
      <LeaveSeat isSeated={isSeated} />
      {invited !== null && (
        <TableInvite game={{ gameId, name }} room={invited} onClose={() => setInvited(null)} />
      )}
    </>
  );
}
