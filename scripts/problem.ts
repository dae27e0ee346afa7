/** An expected failure: one sentence for the person at the keyboard, shown without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** Prints a Problem as its one sentence and anything else, a bug, with its stack. */
export const explain = (error: unknown): string => {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Runs an entry script; a failure is explained on stderr and becomes exit code 1. */
export const runScript = async (script: () => Promise<void>): Promise<void> => {
  try {
    await script();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
};
