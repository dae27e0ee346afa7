/**
 * Twenty pictures of 5 MB that arrive together: how far the platform's memory grows over what it
 * has once one has been taken in. Pictures are drawn in a process of its own, one at a time.
 */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { startStack } from '#e2e/fixtures/stack.ts';
import { report } from './report.ts';

const together = 20;
const mostGrownMb = 100;
/** A side whose noise makes a PNG just below 5 MB. */
const side = 1_300;

export async function benchUploads(): Promise<void> {
  const stack = await startStack({ parts: ['platform'] });
  try {
    const origin = stack.origins.playerSite;
    const { pid } = stack.servers.platform;
    const token = await openChat(origin);
    const picture = noise();
    await send(origin, token, picture);
    const before = await memoryMb(pid, 'VmRSS');
    // Forgets the highest so far.
    await writeFile(`/proc/${pid}/clear_refs`, '5');
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: together }, () => send(origin, token, picture)));
    const seconds = (performance.now() - startedAt) / 1_000;
    const highest = await memoryMb(pid, 'VmHWM');
    const grownMb = highest - before;
    const pictureMb = picture.size / 1_048_576;
    const sides = { together, pictureMb, beforeMb: before, highestMb: highest, grownMb, seconds };
    report('uploads_memory_over_allowed', grownMb / mostGrownMb, sides);
  } finally {
    await stack.stop();
  }
}

async function openChat(origin: string): Promise<string> {
  const response = await fetch(`${origin}/wps/relay/CBS_launchChat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { value } = (await response.json()) as { value: { chatUrl: string } };
  return value.chatUrl.split('t=')[1] ?? '';
}

async function send(origin: string, token: string, picture: Blob): Promise<void> {
  const response = await fetch(`${origin}/wps/chat/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: picture,
  });
  if (response.status !== 200) throw new Error(`Not taken: ${await response.text()}`);
}

/** A PNG of noise, which packs to nothing smaller. */
function noise(): Blob {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: side }, () => [Buffer.of(0), randomBytes(side * 3)]).flat();
  return new Blob([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** A part of a PNG: length, name, content, checksum. */
function part(name: string, content: Buffer): Buffer<ArrayBuffer> {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

async function memoryMb(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kb = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  if (kb === undefined) throw new Error(`The system does not tell ${name}.`);
  return Number(kb) / 1_024;
}
