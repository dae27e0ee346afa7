// The only code that runs on whatever Node the machine has (20 or newer), hence plain JavaScript of
// built-ins: it brings in the locked dependencies, Node 26 among them, and hands over to that.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = join(root, 'node_modules', 'node', 'bin', 'node');
const oldestNode = 20;

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** What is installed differs from the lock file, compared by content: a checkout touches times. */
const isInstallStale = () => {
  if (!existsSync(node) || !existsSync(join(root, 'node_modules/.package-lock.json'))) return true;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).some(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.link) return false;
    const found = installed[path];
    return found ? found.version !== wanted.version : !wanted.optional && !wanted.devOptional;
  });
};

const run = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

const install = async () => {
  const startedAt = Date.now();
  console.log('Installing the locked dependencies (only when they change) …');
  const ticker = setInterval(() => {
    console.log(`  still installing, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }, 5000);
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  clearInterval(ticker);
  if (code !== 0) throw new Error('The dependencies could not be installed: see the lines above.');
  if (!existsSync(node)) {
    throw new Error(
      'npm left out the install scripts that bring Node 26: run "npm ci --ignore-scripts=false".',
    );
  }
  console.log(`  installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
};

/** The parent of a process and its command, where the system tells (Linux). */
const look = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return { parent: Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]), command };
  } catch {
    return undefined;
  }
};

/**
 * npm may be killed without a word to us. A new parent, ours or that of the shell npm put between,
 * is the only sign of it, and only under npm does it mean that nobody is left to stop what we start.
 */
const watchNpm = (leave) => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const shell = look(parent);
  const isBehindShell = shell?.command[1] === '-c';
  const isOrphan = () =>
    process.ppid !== parent || (isBehindShell && look(parent)?.parent !== shell.parent);
  setInterval(() => isOrphan() && leave(), 1000).unref();
};

/** Runs a script on Node 26, passing on signals and leaving with its exit code. */
const handOver = (script) => {
  // Half of a short program's time goes into compiling it, so that is done once for all of them.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compile'), ...process.env };
  // The channel closes when this process ends, however it ends, and the script then ends too.
  const child = spawn(node, [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => child.kill(signal));
  }
  watchNpm(() => child.kill('SIGTERM'));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
};

export const runOnNode26 = async (script) => {
  try {
    if (Number(process.versions.node.split('.')[0]) < oldestNode) {
      throw new Error(`Node ${process.versions.node} is too old: install ${oldestNode} or newer.`);
    }
    if (isInstallStale()) await install();
    handOver(script);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
};
