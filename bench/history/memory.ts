/** Memory of a process with those it started, from /proc. */
import { readdir, readFile } from 'node:fs/promises';

export type Memory = {
  /** What no other process holds. */
  ownMb: number;
  /** What several hold together, each byte counted once: of PostgreSQL its buffers. */
  sharedMb: number;
};

export async function readMemory(pid: number): Promise<Memory> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(pids.map((name) => sizesOf(Number(name), pid)));
  const sum = (key: keyof Memory) =>
    Math.round(sizes.reduce((all, each) => all + each[key], 0) / 102.4) / 10;
  return { ownMb: sum('ownMb'), sharedMb: sum('sharedMb') };
}

/** In kB; nothing of a process that is neither this one nor its child, or that has just ended. */
async function sizesOf(pid: number, asked: number): Promise<Memory> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const stat = await read('stat');
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  if (pid !== asked && parent !== asked) return { ownMb: 0, sharedMb: 0 };
  const text = await read('smaps_rollup');
  const kb = (name: string) => Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { ownMb: kb('Pss_Anon'), sharedMb: kb('Pss_Shmem') };
}
