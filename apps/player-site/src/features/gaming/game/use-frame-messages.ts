import { useTheme } from '@bahati/ui/theme/theme.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall, memberQuery } from '#site/api.ts';
import { noteUse } from '#features/identity/locking/lock-state.ts';
import { type FrameMessage, readFrameMessage, readInvitation } from './frame-messages.ts';
import { useLeaveGame } from './use-leave-game.ts';

type Heard = {
  gameUrl: string;
  isFreePlay: boolean;
  onReady: () => void;
  /** Friends are to be invited to the private table of this code. */
  onInvite: (room: string) => void;
  /** Whether the player has chips on a table. */
  onSeated: (isSeated: boolean) => void;
};

/**
 * What the game's frame and the site tell each other. Only the frame itself, at the exact
 * origin it was launched from, is heard, and only that origin is told anything.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { gameUrl, isFreePlay, onReady, onInvite, onSeated }: Heard,
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

  const doings: Readonly<Record<FrameMessage, (data: unknown) => void>> = {
    'bahati:ready': () => {
      hasSpoken.current = true;
      onReady();
      tell({ type: 'bahati:theme', theme });
      tell({ type: 'bahati:language', language });
    },
    'bahati:active': noteUse,
    'bahati:balance-changed': () => void forgetMemberCall('GET /wps/v2/wallets/balance'),
    'bahati:close': leave,
    'bahati:deposit': () => void navigate({ to: '/member/depositv2' }),
    'bahati:invite': (data) => hearInvitation(data, onInvite),
    'bahati:seated': () => onSeated(true),
    'bahati:stood-up': () => onSeated(false),
    'bahati:reality-go-on': () => noteRealityCheck('go_on'),
    'bahati:reality-leave': () => noteRealityCheck('leave'),
  };
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const type = readFrameMessage(event.data);
    if (type) doings[type](event.data);
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
