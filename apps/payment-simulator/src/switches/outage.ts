/** Rails that are switched off hang up, before they take a request or after. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#simulator/context.ts';
import type { Api } from '#simulator/payments.ts';
import { readOutage } from './switches.ts';

const prefixes: readonly (readonly [prefix: string, api: Api])[] = [
  ['/gateway/', 'gateway'],
  ['/oauth/', 'daraja'],
  ['/mpesa/', 'daraja'],
  ['/auth/', 'airtel'],
  ['/merchant/', 'airtel'],
  ['/standard/', 'airtel'],
  ['/openapi/', 'vodacom'],
];

/** To be called before the routes are served, which then all have it. */
export function obeyOutages(server: FastifyInstance, { store }: Context): void {
  const outageOf = ({ url }: FastifyRequest) => {
    const api = prefixes.find(([prefix]) => url.startsWith(prefix))?.[1];
    return api && readOutage(store, api);
  };
  server.addHook('onRequest', async (request, reply) => {
    if (outageOf(request) !== 'down') return;
    reply.hijack();
    reply.raw.destroy();
  });
  server.addHook('onSend', async (request, reply) => {
    // Tokens and questions are still answered: what is lost is the word that money was asked for.
    const isLost = request.method !== 'GET' && !request.url.startsWith('/auth/');
    if (isLost && outageOf(request) === 'answers_lost') reply.raw.destroy();
  });
}
