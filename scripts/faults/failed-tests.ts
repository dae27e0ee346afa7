/** A test that failed; `found` is undefined where the reason says nothing about the product. */
export type FailedTest = { name: string; found: string | undefined };

/** As the runner prints it: its name, file and line, and below that the reason. */
const heading = /^\s*✖ (.+) \(\S+\.test\.tsx?:\d+\)$/;

/** An assertion, a wait in vain, or what a locator of a journey did not find. */
const finding =
  /AssertionError|Waited in vain for|This did not happen:|TimeoutError|\blocator\.\w+: /;

/** What of the runner's output failed, each test once, in order. */
export const readFailedTests = (output: string): FailedTest[] => {
  const failed = new Map<string, FailedTest>();
  let current: FailedTest | undefined;
  for (const line of output.split('\n')) {
    const name = heading.exec(line)?.[1];
    if (name !== undefined) {
      current = failed.get(name) ?? { name, found: undefined };
      failed.set(name, current);
    } else if (/^\s*✖ /.test(line)) current = undefined;
    if (current && finding.test(line)) current.found ??= line.trim();
  }
  return [...failed.values()];
};
