import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Place } from '#scripts/postgres/place.ts';
import { Problem } from '#scripts/problem.ts';
import { commandOf, isAlive, waitUntil } from '#scripts/processes.ts';

/**
 * Stops whatever a killed launcher or a killed server left behind on these data. Restarting is
 * preferred to adopting: the settings and the port are then the ones asked for today.
 */
export const stopLeftovers = async (place: Place): Promise<void> => {
  const pidFile = join(place.dataFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (isAlive(pid) && commandOf(pid).includes(place.dataFolder)) return stopServer(place, pid);
  // Two writers on the same data would ruin them, so the children of a killed server go first.
  await stopOrphans(place.dataFolder);
  // The number may belong to a stranger after a reboot, or to a dead process that nobody waits
  // for; PostgreSQL takes either for a running server and would refuse to start. Where orphans
  // could not be looked for and the number is free, its own check of shared memory decides.
  if (process.platform === 'linux' || isAlive(pid)) rmSync(pidFile, { force: true });
};

const stopServer = async (place: Place, pid: number): Promise<void> => {
  for (const mode of ['fast', 'immediate']) {
    const flags = ['stop', '-D', place.dataFolder, '-m', mode, '-w', '-t', '20', '-s'];
    spawnSync(join(place.binFolder, 'pg_ctl'), flags, {
      ...place.account,
      cwd: place.dataFolder,
    });
    // On its way out already it has no file left for pg_ctl, which then waits for nothing.
    if (await waitUntil(() => !isAlive(pid), 5000)) return;
  }
  throw new Problem(
    `PostgreSQL (process ${pid}) still runs on ${place.dataFolder}: stop it first.`,
  );
};

/** Every process of PostgreSQL works inside its data folder. */
const processesIn = (folder: string): number[] => {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder && isAlive(pid);
      } catch {
        return false;
      }
    });
};

const stopOrphans = async (folder: string): Promise<void> => {
  const hasNone = (): boolean => processesIn(folder).length === 0;
  if (await waitUntil(hasNone, 2000)) return;
  for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL');
  if (await waitUntil(hasNone, 5000)) return;
  throw new Problem(`Processes of an earlier PostgreSQL still work in ${folder}: stop them first.`);
};

/**
 * Asks the server to leave once the launcher is gone: the guard's input closes with the launcher,
 * however that ends. First politely, so that draining servers keep their connections, then fast.
 */
export const startGuard = (place: Place, pid: number): { release(): void } => {
  const script = `cat >/dev/null; kill -TERM ${pid}; sleep 15; kill -INT ${pid} 2>/dev/null`;
  const guard = spawn('sh', ['-c', script], {
    ...place.account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return {
    release: () => {
      if (guard.pid !== undefined && guard.exitCode === null) process.kill(-guard.pid, 'SIGKILL');
    },
  };
};
