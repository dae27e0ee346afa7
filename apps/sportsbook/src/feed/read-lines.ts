/** Text that comes in pieces, line by line. */

/** Far more than the longest message: an end that never comes is no message. */
const longestLine = 4_000_000;

/** Rejects when a line is longer than any message. Empty lines are left out. */
export async function readLines(
  pieces: AsyncIterable<Uint8Array>,
  onLine: (line: string) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') onLine(line);
    if (rest.length > longestLine) throw new Error('A line of the feed does not end.');
  }
}
