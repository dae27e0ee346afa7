import { readdirSync, readFileSync } from 'node:fs';

type Usage = { parent: number; ticks: number };

/** Clock ticks a second as Linux tells them to programs; the same on every machine it runs on. */
const ticksPerSecond = 100;

/** Fields 4 and 14 to 17 of proc_pid_stat(5): the parent, own time and that of children that ended. */
const readUsage = (pid: string): Usage | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return { parent: fields[1] ?? 0, ticks };
  } catch {
    return undefined;
  }
};

/**
 * CPU-seconds used so far by a process and everything it started, living or ended.
 * @returns undefined where the system does not tell (anything but Linux).
 */
export const cpuSecondsOfTree = (pid: number): number | undefined => {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return undefined;
  }
  const usages = new Map<number, Usage>();
  for (const name of names) {
    const usage = readUsage(name);
    if (usage) usages.set(Number(name), usage);
  }
  const belongs = (at: number): boolean => {
    for (let next = at; next > 1; next = usages.get(next)?.parent ?? 0) {
      if (next === pid) return true;
    }
    return false;
  };
  let ticks = 0;
  for (const [at, usage] of usages) if (belongs(at)) ticks += usage.ticks;
  return ticks / ticksPerSecond;
};
