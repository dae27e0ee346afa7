import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, Entry> };

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** A platform's build says in its name what it is for: binding-linux-arm64-musl. */
const platformOf = (name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> => {
  const words = (name.split('/').at(-1) ?? name).split('-');
  const os = words.find((word) => systems.includes(word)) ?? (/win/.test(name) ? 'win32' : '');
  const cpu = words.find((word) => processors.includes(word));
  const libc = words.map((word) => /^(musl|gnu)/.exec(word)?.[1]).find(Boolean);
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os === 'linux' && libc ? { libc: [libc === 'gnu' ? 'glibc' : 'musl'] } : {}),
    ...(os ? { os: [os] } : {}),
  };
};

/**
 * The optional packages that the lock names but does not list. npm leaves out what its registry
 * did not carry when the lock was written, and then refuses the same lock on every fresh clone.
 */
export const findLockGaps = ({ packages }: Lock): [string, Entry][] => {
  const gaps = Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(
        ([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      )
      .map(([name, version]): [string, Entry] => [
        `node_modules/${name}`,
        { version, ...platformOf(name), ...(entry.dev ? { dev: true } : {}), optional: true },
      ]),
  );
  return [...new Map(gaps)];
};

export const readLock = (root: string): Lock =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

export const describeLockGaps = (root: string): string[] =>
  findLockGaps(readLock(root)).map(
    ([path]) => `package-lock.json lacks ${path}: run "npm run complete-lock"`,
  );
