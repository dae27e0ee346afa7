/**
 * How long the button that sends a code rests, for each number or address. It is kept here and
 * not in a form, so that closing a pop-up and opening it again does not shorten the wait; the
 * server counts for itself.
 */
import { codeMinutes } from '@bahati/contract/player-site/identity/code-minutes.ts';
import { useSyncExternalStore } from 'react';
import type { Mobile } from './mobile.ts';

type Wait = { endsAtMs: number; wasSent: boolean };

/** A code is good for so long; after that, "it is on its way" would be said of none. */
const codeLifeMs = codeMinutes * 60_000;

const noWait: Wait = { endsAtMs: 0, wasSent: false };
const waits = new Map<string, { wait: Wait; forgottenAtMs: number }>();
const listeners = new Set<() => void>();
let lastMobile: Mobile | undefined;

/** Noted after each try to send: how long to rest, and whether a code is on its way. */
export function noteWait(
  destination: string,
  seconds: number,
  wasSent: boolean,
  nowMs = Date.now(),
): void {
  const earlier = waits.get(destination);
  const endsAtMs = nowMs + seconds * 1000;
  // A refusal to send another one does not call back the code that was sent before.
  const isCodeOut = wasSent || readWait(destination, nowMs).wasSent;
  const goodUntilMs = wasSent ? nowMs + codeLifeMs : (earlier?.forgottenAtMs ?? 0);
  waits.set(destination, {
    wait: { endsAtMs, wasSent: isCodeOut },
    forgottenAtMs: Math.max(endsAtMs, goodUntilMs),
  });
  for (const listener of listeners) listener();
}

export function readWait(destination: string, nowMs = Date.now()): Wait {
  const kept = waits.get(destination);
  return kept && nowMs < kept.forgottenAtMs ? kept.wait : noWait;
}

export function useWait(destination: string): Wait {
  return useSyncExternalStore(onWait, () => readWait(destination));
}

function onWait(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The number a code was last sent to: a pop-up that opens again starts with it. */
export function keepMobile(mobile: Mobile): void {
  lastMobile = mobile;
}

export function readLastMobile(): Mobile | undefined {
  return lastMobile;
}
