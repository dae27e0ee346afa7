import type { MachineSpeed } from '#scripts/test/machine-speed.ts';
import type { FileReport } from '#scripts/test/run-files.ts';
import type { Kind, TestFile } from '#scripts/test/test-files.ts';

/**
 * CPU-seconds a file of a kind may take, twice what it takes on the reference machine, and what all
 * files of the kind are to stay within together. On a slower machine each has in proportion more.
 */
export const budgets: Readonly<Record<Kind, { file: number; all: number }>> = {
  rules: { file: 8, all: 150 },
  server: { file: 10, all: 350 },
  journey: { file: 60, all: 1300 },
};

/** Files whose subject costs more, each with its own limit. */
export const ownBudgets: Readonly<Record<string, number>> = {
  // Kills: each death of a server costs its next start.
  'apps/games-server/src/crash/killed-crash-rounds.test.ts': 30,
  'apps/games-server/src/games/bets/killed-bets.test.ts': 30,
  'apps/games-server/src/rounds/player-actions/killed-acts.test.ts': 25,
  'apps/games-server/src/rounds/killed.test.ts': 25,
  'apps/games-server/src/sit-and-go/killed-sit-and-go.test.ts': 22,
  'apps/games-server/src/office/decisions/killed-voids.test.ts': 16,
  'apps/games-server/src/pools/killed-pools.test.ts': 16,
  // Each message of rooms on bad lines is judged.
  'apps/games-server/src/rooms/chaos.test.ts': 16,
  'apps/games-server/src/tournaments/killed-tables.test.ts': 25,
  // Every kind of game is verified by a program of its own.
  'apps/games-server/src/sheets/verify-bets.test.ts': 25,
  'apps/games-server/src/sheets/verify-round.test.ts': 20,
  // Every call, by everybody.
  'apps/platform/src/access/access-matrix.test.ts': 20,
  // Whole programs are started, time and again.
  'apps/platform/src/main.test.ts': 25,
  'scripts/start/start.test.ts': 35,
  // The compiler reads a program.
  'scripts/check/sql.test.ts': 20,
  // Samples of many outcomes; the last one waits for a lease of three seconds.
  'packages/game-rules/src/bet-games/samples.test.ts': 14,
  'packages/game-rules/src/statistics.test.ts': 14,
  'packages/testing/src/conformance/wallet-rules.test.ts': 14,
  // Long by waiting, so that they begin early.
  'apps/games-server/src/crash/races.test.ts': 13,
  'apps/games-server/src/crash/crash-rounds.test.ts': 13,
  // Every screen is opened, every game played, every call asked.
  'e2e/site/routes.test.ts': 180,
  'e2e/games/bet-games.test.ts': 180,
  'e2e/site/main-job.test.ts': 80,
  'e2e/account/account.test.ts': 120,
  'e2e/site/rude-user.test.ts': 120,
  'e2e/games/every-game.test.ts': 90,
  'e2e/fuzz/contract-fuzz.test.ts': 80,
  // Cookies, passkeys and the lock, each in browsers of their own.
  'e2e/account/staying.test.ts': 110,
  'e2e/office/office-games.test.ts': 90,
  // A page for each game, and one with several tables.
  'e2e/games/live-tables.test.ts': 90,
  'e2e/site/staff-html.test.ts': 80,
  'e2e/games/acting-games.test.ts': 80,
  'e2e/account/identity.test.ts': 75,
  'e2e/office/office-care.test.ts': 70,
  // Six browsers at one table.
  'e2e/games/poker-table.test.ts': 140,
  // Long by waiting, so that they begin early.
  'e2e/cashier/rails.test.ts': 65,
  'e2e/office/office-content.test.ts': 62,
  'e2e/account/phone-service.test.ts': 61,
};

export const budgetOf = ({ path, kind }: TestFile): number =>
  ownBudgets[path] ?? budgets[kind].file;

/**
 * Sentences about files over their budget, by their CPU-seconds: other work beside does not count,
 * and what the machine was slower than the reference machine as they ran does not either.
 */
export const findOverBudget = (
  files: readonly TestFile[],
  reports: readonly FileReport[],
  { slownessBetween }: Pick<MachineSpeed, 'slownessBetween'>,
): string[] => {
  const byFile = new Map(reports.map((report) => [report.file, report]));
  return files.flatMap((file) => {
    const { cpuSeconds = 0, endedAt = 0, wallSeconds = 0 } = byFile.get(file.path) ?? {};
    const budget = budgetOf(file);
    if (cpuSeconds <= budget) return [];
    const slowness = slownessBetween(endedAt - wallSeconds * 1_000, endedAt);
    if (cpuSeconds <= budget * slowness) return [];
    const taken = `${file.path} took ${cpuSeconds.toFixed(1)} CPU-seconds of ${budget}`;
    return [`${taken} on a machine ${slowness.toFixed(2)} times as slow`];
  });
};

/**
 * The dearest first, so that no long file is left when the others are done; those on a shared stack
 * last: one that runs beside a file with a stack of its own costs two CPU-seconds a minute for nothing.
 */
export const inOrder = (files: readonly TestFile[]): TestFile[] =>
  files.toSorted(
    (a, b) =>
      Number(a.hasSharedStack ?? false) - Number(b.hasSharedStack ?? false) ||
      budgetOf(b) - budgetOf(a) ||
      (a.path < b.path ? -1 : 1),
  );
