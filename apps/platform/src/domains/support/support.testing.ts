/** What tests of the chat begin with: departments, guests of both kinds, pictures, a desk. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatImagesPath } from '@bahati/contract/player-site/support/chat-limits.ts';
import sharp from 'sharp';
import {
  openTestPlatform,
  type TestPlatform,
  type TestPlatformOptions,
} from '#platform/platform.testing.ts';
import { seedSupport } from '#seed/seed-support.ts';

/** A platform whose uploads stand in a folder of their own. */
export async function openSupportPlatform(options: TestPlatformOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bahati-uploads-'));
  const environment = { UPLOAD_FOLDER: folder, ...options.environment };
  const platform = await openTestPlatform({ ...options, environment });
  await seedSupport(platform.owner);
  return {
    ...platform,
    folder,
    async close() {
      await platform.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Every file below a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** A visitor's own chat; answers the token. */
export async function openVisitorChat({ player }: Pick<TestPlatform, 'player'>): Promise<string> {
  const answer = await player('POST /wps/relay/CBS_launchChat', { body: {} });
  if (!answer.success) throw new Error(`No chat: ${answer.text}`);
  return String(answer.value.chatUrl).split('t=')[1] ?? '';
}

export function say(
  { player }: Pick<TestPlatform, 'player'>,
  token: string,
  text: string,
  more: { clientId?: string; imageIds?: string[] } = {},
) {
  const body = { clientId: randomUUID(), text, ...more };
  return player('POST /wps/chat/messages', { token, body });
}

/** A small picture, of noise where `isNoisy`: then it packs badly. */
export function picture(
  format: 'png' | 'jpeg',
  { width = 40, height = 30, isNoisy = false } = {},
): Promise<Buffer> {
  const background = { r: 20, g: 120, b: 110 };
  const noise = isNoisy ? { noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } } : {};
  return sharp({ create: { width, height, channels: 3, background, ...noise } })
    .toFormat(format)
    .toBuffer();
}

export async function sendImage(
  { app }: Pick<TestPlatform, 'app'>,
  token: string | undefined,
  bytes: Buffer,
  { type = 'image/png', ip = '127.0.0.1', path = chatImagesPath as string } = {},
) {
  const server = path.startsWith('/bo/') ? app.backOffice : app.player;
  const response = await server.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': type,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: bytes,
    remoteAddress: ip,
  });
  return { status: response.statusCode, ...response.json() };
}
