/** A body that came sealed (contract/sealed.ts), before anybody opened it. */
import { sealedMediaType } from '@bahati/contract/sealed.ts';
import type { FastifyInstance } from 'fastify';

export class SealedBody {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Lets a server take sealed bodies beside JSON; `serveCalls` opens them. */
export function acceptSealedBodies(server: FastifyInstance): void {
  server.addContentTypeParser(sealedMediaType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, new SealedBody(body.toString()));
  });
}
