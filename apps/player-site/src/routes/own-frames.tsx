/** Pages with a frame of their own: a game, the chat, the agents' login. */
import { createRoute, redirect } from '@tanstack/react-router';
import { needsLogin } from '#features/identity/needs-login.ts';
import { keepChatToken } from '#features/support/chat-token.ts';
import { screen } from '#site/screen.ts';
import * as address from '#site/search.ts';
import { root } from './frame.tsx';

/** A game takes the whole screen: no side menu, header or footer (spec §2). */
export const seamless = createRoute({
  getParentRoute: () => root,
  path: '/seamless',
  validateSearch: address.readGameSearch,
  beforeLoad: ({ search, location }) => {
    if (!search.free) needsLogin({ location });
  },
  component: screen(() => import('#features/gaming/game/game-page.tsx'), 'GamePage'),
});

/** The chat has a screen of its own; who comes with a token keeps it, out of sight. */
export const chat = createRoute({
  getParentRoute: () => root,
  path: '/chat',
  validateSearch: address.readChatSearch,
  beforeLoad: ({ search }) => {
    if (!search.t) return;
    keepChatToken(search.t);
    throw redirect({ to: '/chat', replace: true });
  },
  component: screen(() => import('#features/support/chat-page.tsx'), 'ChatPage'),
});

/** The agents' login stands in a frame of its own (spec §2). */
export const agentLogin = createRoute({
  getParentRoute: () => root,
  path: '/agent',
  component: screen(() => import('#features/agency/agent-login-page.tsx'), 'AgentLoginPage'),
});
