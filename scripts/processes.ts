import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A process named so that a reused process number cannot be mistaken for it: the number alone says
 * nothing after a reboot, the number with its start time does.
 */
export type ProcessIdentity = { pid: number; startedAt: string };

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return stateOf(pid) !== 'Z';
};

const procStat = (pid: number): string[] | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may hold blanks, so count from its end.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
};

const askPs = (pid: number, column: string): string =>
  spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ??
  '';

/** A dead child that nobody has waited for still has a number; its state is Z. */
const stateOf = (pid: number): string =>
  process.platform === 'linux' ? (procStat(pid)?.[0] ?? '') : askPs(pid, 'stat').slice(0, 1);

export const identify = (pid: number): ProcessIdentity => ({
  pid,
  startedAt: process.platform === 'linux' ? (procStat(pid)?.[19] ?? '') : askPs(pid, 'lstart'),
});

export const isRunning = ({ pid, startedAt }: ProcessIdentity): boolean =>
  isAlive(pid) && identify(pid).startedAt === startedAt;

/** The whole command line of a process, or '' when it is gone. */
export const commandOf = (pid: number): string => {
  if (process.platform !== 'linux') return askPs(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
};

/** Waits until the condition holds; false when `limitMs` passed first. */
export const waitUntil = async (holds: () => boolean, limitMs: number): Promise<boolean> => {
  const end = Date.now() + limitMs;
  while (!holds()) {
    if (Date.now() > end) return false;
    await sleep(50);
  }
  return true;
};
