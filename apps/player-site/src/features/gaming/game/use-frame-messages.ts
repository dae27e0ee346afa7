import { useTheme } from '@bahati/ui/theme/theme.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall, memberQuery } from '#site/api.ts';
import { noteUse } from '#features/identity/locking/lock-state.ts';
import { readFrameMessage, readInvitation } from './frame-messages.ts';
import { useLeaveGame } from './use-leave-game.ts';

type Heard = {
  gameUrl: string;
  isFreePlay: boolean;
  onReady: () => void;
  /** Friends are to be invited to the private table of this code. */
  onInvite: (room: string) => void;
};

/**
 * What the game's frame and the site tell each other. Only the frame itself, at the exact
 * origin it was launched from, is heard, and only that origin is told anything.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { gameUrl, isFreePlay, onReady, onInvite }: Heard,
): void {
  const navigate = useNavigate();
  const leave = useLeaveGame();
  const { shown: theme } = useTheme();
  const { language } = useTranslation();
  const { origin } = new URL(gameUrl, window.location.href);

  // Before it speaks, the frame may still hold the blank page it began with.
  const hasSpoken = useRef(false);
  const tell = useEffectEvent((message: { type: string; [detail: string]: string }) => {
    if (!hasSpoken.current) return;
    frame.current?.contentWindow?.postMessage(message, origin);
  });

  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const type = readFrameMessage(event.data);
    switch (type) {
      case 'bahati:ready':
        hasSpoken.current = true;
        onReady();
        tell({ type: 'bahati:theme', theme });
        tell({ type: 'bahati:language', language });
        return;
      case 'bahati:active':
        noteUse();
        return;
      case 'bahati:balance-changed':
        void forgetMemberCall('GET /wps/v2/wallets/balance');
        return;
      case 'bahati:close':
        leave();
        return;
      case 'bahati:deposit':
        void navigate({ to: '/member/depositv2' });
        return;
      case 'bahati:invite':
        hearInvitation(event.data, onInvite);
        return;
      case 'bahati:reality-go-on':
      case 'bahati:reality-leave':
        noteRealityCheck(type === 'bahati:reality-leave' ? 'leave' : 'go_on');
        return;
      case undefined:
        return;
    }
  });

  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => tell({ type: 'bahati:theme', theme }), [theme]);
  useEffect(() => tell({ type: 'bahati:language', language }), [language]);

  // The frame asks its own server how much it is; in free play the money is none of the site's.
  const { data: wallet } = useQuery({
    ...memberQuery('GET /wps/v2/wallets/balance'),
    enabled: !isFreePlay,
  });
  const balance = wallet?.balance;
  useEffect(() => {
    if (balance !== undefined && !isFreePlay) tell({ type: 'bahati:balance-changed' });
  }, [balance, isFreePlay]);
}

function hearInvitation(data: unknown, onInvite: Heard['onInvite']): void {
  const room = readInvitation(data);
  if (room !== undefined) onInvite(room);
}

/** Kept for the record; play goes on whether or not it arrives. */
function noteRealityCheck(answer: 'go_on' | 'leave'): void {
  call('POST /wps/member/realityCheck/answer', { body: { answer } }).catch(() => undefined);
}
