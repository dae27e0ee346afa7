/**
 * Which modules travel in one file. Left to itself the bundler makes a file of each set of modules
 * that the same parts of the program share, which were some sixty small ones for one game. Here what
 * every frame needs is two files, and what games of a kind share is one each.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Modules = ReadonlySet<string>;

/**
 * In the order in which they take modules: what a file's modules import goes with them, unless an
 * earlier one has it.
 */
const names = [
  /** What every frame and the pages beside it need. */
  'base',
  /** What every frame needs. */
  'frame',
  'controls',
  'bets',
  'boards',
  'stage',
  'slot',
  'look',
] as const;

type Name = (typeof names)[number];

/** @param folder of the frame's program. */
export function frameFiles(folder: string): Rolldown.CodeSplittingGroup[] {
  let files: Record<Name, Modules> | undefined;
  return names.map((name, at) => ({
    priority: names.length - at,
    name(id, context) {
      files ??= modulesOf(join(folder, 'src'), context);
      // A part that is imported by itself keeps a file of its own: another one would stand before it.
      const info = context.getModuleInfo(id);
      if (!info || info.isEntry || info.dynamicImporters.length > 0) return null;
      return files[name].has(id) ? name : null;
    },
  }));
}

function modulesOf(source: string, context: Context): Record<Name, Modules> {
  const from = (...files: string[]) =>
    importedBy(
      files.map((file) => join(source, file)),
      context,
    );
  const frame = from('main.tsx');
  const slotScreen = from('shell/game-screen.tsx');
  const betScreen = from('bets/bet-screen.tsx');
  const boards = infoOf(join(source, 'bets/stage/board-list.ts'), context).dynamicallyImportedIds;
  // A game of its own, one of those built alike, and those of the studio.
  const kinds = ['taa-za-pwani', 'flagship', 'studio'];
  return {
    base: frame.intersection(from('verify/main.tsx', 'sheet/main.tsx')),
    frame,
    controls: inSeveral([slotScreen, betScreen, from('crash/crash-screen.tsx')]),
    bets: betScreen.union(from('bets/stage/board-list.ts', 'bets/stage/boot-bet.ts')),
    boards: inSeveral(boards.map((board) => importedBy([board], context))),
    stage: from('slots/slot-stage-show.ts'),
    slot: slotScreen.union(inSeveral(kinds.map((kind) => from(`games/${kind}/slot.ts`)))),
    look: inSeveral(kinds.map((kind) => from(`games/${kind}/look.ts`))),
  };
}

function inSeveral(sets: readonly Modules[]): Modules {
  const once = new Set<string>();
  const again = new Set<string>();
  for (const id of sets.flatMap((set) => [...set])) (once.has(id) ? again : once).add(id);
  return again;
}

function importedBy(ids: string[], context: Context): Modules {
  const seen = new Set(ids);
  for (const id of seen) {
    for (const imported of infoOf(id, context).importedIds) seen.add(imported);
  }
  return seen;
}

function infoOf(id: string, context: Context): Rolldown.ModuleInfo {
  const info = context.getModuleInfo(id);
  if (!info) throw new Error(`There is no module ${id} to make a file of.`);
  return info;
}
