/** Behind a proxy that is to be trusted, a request comes from whom the proxy says it does. */
import { isIP } from 'node:net';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';

export function believeProxy(server: HttpServer): void {
  server.addHook('onRequest', (request, _, done) => {
    const header = request.headers['x-forwarded-for'];
    // The last address is the one our own proxy saw; earlier ones are the visitor's word.
    const address =
      String(header ?? '')
        .split(',')
        .at(-1)
        ?.trim() ?? '';
    if (isIP(address) !== 0) Object.defineProperty(request, 'ip', { value: address });
    done();
  });
}
