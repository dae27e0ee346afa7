/** Live messages: one server-sent event stream that heals itself. */
import { EventSource } from 'eventsource';

export type LiveConnection = { close: () => void };

export type LiveOptions<M> = {
  url: string;
  token: string;
  onMessage: (message: M) => void;
  /** Runs after a break was healed: what was missed must be read again. */
  onReconnect?: () => void;
  onStateChange?: (state: 'connected' | 'waiting') => void;
};

/** Opens the stream with the token in a header; a browser's own EventSource cannot. */
export function connectLive<M>(options: LiveOptions<M>): LiveConnection {
  const source = new EventSource(options.url, {
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${options.token}` },
      }),
  });
  let hasConnected = false;
  source.addEventListener('open', () => {
    options.onStateChange?.('connected');
    if (hasConnected) options.onReconnect?.();
    hasConnected = true;
  });
  source.addEventListener('error', () => options.onStateChange?.('waiting'));
  source.addEventListener('message', (event) => options.onMessage(JSON.parse(event.data) as M));
  return { close: () => source.close() };
}
