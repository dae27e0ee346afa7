/**
 * What the frame and the site round it tell each other. The frame listens to the window that holds
 * it and only when the message comes from the exact origin it was launched from; it speaks to that
 * origin alone.
 */
import { type FrameLanguage, type FrameTheme, toLanguage, toTheme } from './launch.ts';

export type ToSite =
  | 'bahati:ready'
  /** The player touched the game. */
  | 'bahati:active'
  | 'bahati:balance-changed'
  | 'bahati:close'
  | 'bahati:deposit'
  /** Chips lie on a table: leaving the page is asked about. */
  | 'bahati:seated'
  | 'bahati:stood-up'
  /** What the player chose when the reality check came. */
  | 'bahati:reality-go-on'
  | 'bahati:reality-leave';

/** `room` is the code of a private table friends are to be invited to. */
type Invitation = { readonly type: 'bahati:invite'; readonly room: string };

export type FromSite =
  | { readonly type: 'theme'; readonly theme: FrameTheme }
  | { readonly type: 'language'; readonly language: FrameLanguage }
  /** Free play: more play money is wished for. */
  | { readonly type: 'refill' }
  /** Money came or went. No figure: what the balance is only the games server says. */
  | { readonly type: 'balance-changed' };

type Arrival = { readonly origin: string; readonly isFromParent: boolean; readonly data: unknown };

/** The message, if it is one of ours from the right place. */
export function readSiteMessage(arrival: Arrival, siteOrigin: string | null): FromSite | null {
  if (siteOrigin === null || arrival.origin !== siteOrigin || !arrival.isFromParent) return null;
  const { data } = arrival;
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'bahati:refill') return { type: 'refill' };
  if (data.type === 'bahati:balance-changed') return { type: 'balance-changed' };
  if (data.type === 'bahati:theme' && 'theme' in data) {
    const theme = toTheme(data.theme);
    return theme ? { type: 'theme', theme } : null;
  }
  if (data.type === 'bahati:language' && 'language' in data) {
    const language = toLanguage(data.language);
    return language ? { type: 'language', language } : null;
  }
  return null;
}

export type Site = {
  /** False when the game was opened alone and nobody listens. */
  readonly isThere: boolean;
  tell(type: ToSite): void;
  /** Asks the site to share the way to a private table. */
  invite(room: string): void;
  listen(hear: (message: FromSite) => void): () => void;
};

export function createSite(siteOrigin: string | null): Site {
  const isThere = siteOrigin !== null && window.parent !== window;
  const post = (message: { type: ToSite } | Invitation) => {
    if (isThere) window.parent.postMessage(message, siteOrigin);
  };
  return {
    isThere,
    tell: (type) => post({ type }),
    invite: (room) => post({ type: 'bahati:invite', room }),
    listen(hear) {
      const onMessage = (event: MessageEvent) => {
        const isFromParent = event.source === window.parent && window.parent !== window;
        const message = readSiteMessage(
          { origin: event.origin, isFromParent, data: event.data },
          siteOrigin,
        );
        if (message) hear(message);
      };
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
  };
}
