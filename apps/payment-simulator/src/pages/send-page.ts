import type { FastifyReply } from 'fastify';
import type { Html } from './html.ts';

export type PageNeeds = {
  /** The way back to the merchant, after the form. */
  returnUrl?: string | null;
  /** A script of our own that asks for news. */
  isLive?: boolean;
};

/** The policy allows the page's own style and what else the page needs, and nothing more. */
export function sendPage(reply: FastifyReply, page: Html, needs: PageNeeds = {}): FastifyReply {
  const back = needs.returnUrl ? ` ${new URL(needs.returnUrl).origin}` : '';
  const live = needs.isLive ? " script-src 'self'; connect-src 'self';" : '';
  const policy = `default-src 'none'; style-src 'self'; img-src 'self';${live} \
form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page.text);
}
