/**
 * The two tiers of tests. `npm test` holds every rule, refusal, journey and invariant once;
 * `npm run test:long` runs the files that ask here again, with repetition at full count.
 */
export const isLongTier = process.env['TEST_TIER'] === 'long';

/**
 * How often something is repeated in this tier; the long tier says what it covers.
 * @param what what is repeated, as the long tier prints it: 'spins of each studio game'.
 */
export const repetitions = (what: string, count: { usual: number; long: number }): number => {
  if (!isLongTier) return count.usual;
  process.stdout.write(`covers: ${count.long.toLocaleString('en')} ${what}\n`);
  return count.long;
};
