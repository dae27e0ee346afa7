/** Asks calls of a platform that trusts its proxy, each from an address of its own. */
import { Agent, request } from 'node:http';

export type Answered = { status: number; code: string | null; ms: number };
export type Asker = ReturnType<typeof openAsker>;

export function openAsker(port: number) {
  const agent = new Agent({ keepAlive: true });
  let asked = 0;
  const ask = (path: string, body: object): Promise<Answered> => {
    asked += 1;
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    };
    const sentAt = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request({ agent, port, host: '127.0.0.1', method: 'POST', path, headers });
      outgoing.once('error', reject);
      outgoing.once('response', (incoming) => {
        let said = '';
        incoming.setEncoding('utf8').on('data', (part: string) => (said += part));
        incoming.once('error', reject);
        incoming.once('end', () => {
          const { code = null } = JSON.parse(said) as { code?: string };
          resolve({ status: incoming.statusCode ?? 0, code, ms: performance.now() - sentAt });
        });
      });
      outgoing.end(text);
    });
  };
  return { ask, close: () => agent.destroy() };
}
