/** Which topics a live connection listens to. */

/** As the contract has both; the contract itself would bring its schemas along. */
export const bookLivePath = '/book/v1/live';
export const mostTopics = 80;

const rank = (topic: string) => (topic.startsWith('event:') ? 0 : topic === 'live' ? 1 : 2);

/** Those that matter most come first: the open event, the list of what is in play, then rows. */
export function chosenTopics(wanted: Iterable<string>): readonly string[] {
  return [...wanted].toSorted((a, b) => rank(a) - rank(b)).slice(0, mostTopics);
}

/** An open connection that hears more than is wanted is kept: to open another costs everybody more. */
export function isCovered(wanted: readonly string[], open: ReadonlySet<string>): boolean {
  return wanted.every((topic) => open.has(topic));
}
