import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

import { Problem } from '#scripts/problem.ts';
import { inRoot, root } from '#scripts/repository.ts';

/**
 * Runs one of the repository's own programs to its end. It leaves with us, so a Ctrl-C in the
 * middle of a migration rolls back and nothing stays behind.
 * @throws {Problem} with what the program said on stderr.
 */
export const runNode = (args: string[], env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', leaveWithParent, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    let complaint = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Problem((complaint || said).trim() || `${args.join(' ')} failed.`));
    });
  });

export const leaveWithParent = new URL('./leave-with-parent.ts', import.meta.url).href;

/** Runs one of the servers' own programs, where that server has it. */
export const runIfPresent = async (program: string, env: NodeJS.ProcessEnv): Promise<void> => {
  if (existsSync(inRoot(program))) await runNode([program], env);
};
