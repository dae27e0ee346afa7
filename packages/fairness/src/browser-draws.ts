/**
 * The same draw where hashing is asynchronous. Web Crypto answers in promises and a game's rules
 * do not wait, so the blocks are made first and the rules run on them; if they ask for more than
 * was made, more is made and the rules run again from the start.
 */
import {
  assertNonce,
  blockMessage,
  createDrawStream,
  type DrawPosition,
  type DrawStream,
} from './draw-stream.ts';

export type RoundSeeds = DrawPosition & { readonly serverSeed: string };

const firstBlocks = 16;
const maxBlocks = 65_536;

class DrawsExhausted extends Error {}

/**
 * Runs `use` on the draw of these seeds and answers what it answers. `use` may run several times,
 * so it must do nothing but compute.
 */
export async function drawInBrowser<T>(
  seeds: RoundSeeds,
  use: (draw: DrawStream) => T,
): Promise<T> {
  assertNonce(seeds.nonce);
  const key = await importKey(seeds.serverSeed);
  const blocks = new Map<string, Uint8Array>();
  for (let wanted = firstBlocks; wanted <= maxBlocks; wanted *= 2) {
    await addBlocks(blocks, key, seeds, wanted);
    try {
      return use(createDrawStream((message) => takeBlock(blocks, message), seeds));
    } catch (error) {
      if (!(error instanceof DrawsExhausted)) throw error;
    }
  }
  throw new RangeError('The rules asked for more draws than any round may use.');
}

function importKey(serverSeed: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(serverSeed), algorithm, false, [
    'sign',
  ]);
}

async function addBlocks(
  blocks: Map<string, Uint8Array>,
  key: CryptoKey,
  position: DrawPosition,
  wanted: number,
): Promise<void> {
  const missing = Array.from({ length: wanted - blocks.size }, (_, index) =>
    blockMessage(position, blocks.size + index),
  );
  const made = await Promise.all(
    missing.map((message) => crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message))),
  );
  for (const [index, message] of missing.entries()) {
    blocks.set(message, new Uint8Array(made[index] ?? new ArrayBuffer(0)));
  }
}

function takeBlock(blocks: Map<string, Uint8Array>, message: string): Uint8Array {
  const block = blocks.get(message);
  if (!block) throw new DrawsExhausted();
  return block;
}
