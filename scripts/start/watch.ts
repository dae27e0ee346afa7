import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

import { inRoot, root } from '#scripts/repository.ts';
import { leaveWithParent } from '#scripts/run-node.ts';
import { watchSiteArgs } from '#scripts/sites.ts';
import type { Supervised } from '#scripts/start/supervise.ts';

/** An editor writes a file in several steps, and a checkout writes many files. */
const settleMs = 200;

const onChange = (folder: string, act: () => void): void => {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, (_, file) => {
    if (!file || !/\.(ts|json|sql)$/.test(file) || /(\.test\.ts|node_modules|dist)/.test(file))
      return;
    clearTimeout(timer);
    timer = setTimeout(act, settleMs);
  });
};

/** `npm run dev`: a server starts again when its sources change, a site is bundled again. */
export const watchSources = (servers: Supervised[]): void => {
  for (const server of servers) onChange(inRoot(server.folder), () => server.restart());
  onChange(inRoot('packages'), () => {
    for (const server of servers) server.restart();
  });
  for (const { args } of watchSiteArgs()) {
    spawn(process.execPath, ['--import', leaveWithParent, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }
};
