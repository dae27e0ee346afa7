/** A vendor's side of the games-provider API over real sockets, honest about what it knows. */
import { Agent, request } from 'node:http';

import { testProvider } from '@bahati/testing/factories.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';

export type WalletCall = 'bet' | 'win' | 'betwin' | 'rollback' | 'balance';

export type Answer = {
  status: number;
  success: boolean;
  code: string | null;
  value: Record<string, unknown>;
};

/**
 * `answered`: the wallet decided. `unsent`: nobody listened, so nothing can have happened. `lost`:
 * the request left and no answer came, so nothing is known.
 */
export type Outcome =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'unsent' }
  | { kind: 'lost'; why: string };

export type WalletClient = {
  send: (call: WalletCall, body: object) => Promise<Outcome>;
  close: () => void;
};

const patienceMs = 15_000;

/** @throws {SyntaxError} when the answer is not the envelope. */
const readAnswer = (status: number, text: string): Answer => {
  const envelope = JSON.parse(text) as Partial<Answer>;
  const { success = false, code = null, value = {} } = envelope;
  return { status, success, code, value };
};

export type WalletClientOptions = {
  /** Takes nothing more to a server that asked for it by `connection: close`, as balancers do. */
  isLeavingWhenAsked?: boolean;
  /** Opens a connection for each request. */
  isConnectingAnew?: boolean;
};

export const createWalletClient = (
  origin: string,
  options: WalletClientOptions = {},
): WalletClient => {
  const agent = new Agent({ keepAlive: !options.isConnectingAnew });
  let wasAskedToLeave = false;
  const send = (call: WalletCall, body: object): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      if (options.isLeavingWhenAsked && wasAskedToLeave) return resolve({ kind: 'unsent' });
      const text = JSON.stringify(body);
      const outgoing = request(
        `${origin}/provider/v1/${call}`,
        {
          agent,
          method: 'POST',
          signal: AbortSignal.timeout(patienceMs),
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            ...signedHeaders(testProvider.code, testProvider.key, text, Date.now()),
          },
        },
        (incoming) => {
          if (incoming.headers.connection === 'close') wasAskedToLeave = true;
          let said = '';
          incoming.setEncoding('utf8').on('data', (part: string) => (said += part));
          incoming.once('error', (error) => resolve({ kind: 'lost', why: error.message }));
          incoming.once('end', () => {
            try {
              const answer = readAnswer(incoming.statusCode ?? 0, said);
              resolve({ kind: 'answered', answer });
            } catch (error) {
              reject(error);
            }
          });
        },
      );
      outgoing.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') resolve({ kind: 'unsent' });
        else resolve({ kind: 'lost', why: error.code ?? error.message });
      });
      outgoing.end(text);
    });
  return { send, close: () => agent.destroy() };
};
