const tickMs = 5000;

export const secondsSince = (startedAt: number): string =>
  `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;

/** Says what is being done, that it still is, and how long it took: no long step stays silent. */
export const step = async <Result>(title: string, work: () => Promise<Result>): Promise<Result> => {
  const startedAt = Date.now();
  const ticker = setInterval(() => {
    console.log(`  ${title}: still at it after ${secondsSince(startedAt)}`);
  }, tickMs);
  try {
    const result = await work();
    console.log(`  ${title}: done in ${secondsSince(startedAt)}`);
    return result;
  } finally {
    clearInterval(ticker);
  }
};
