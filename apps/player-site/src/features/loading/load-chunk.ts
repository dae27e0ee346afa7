/**
 * Loads a part of the site. A part that does not arrive in 120 s, or is no longer there (a new
 * release replaced it), is a ChunkLoadError (spec §4, §8), which the screens answer with a way
 * to try again.
 */
const chunkTimeoutMs = 120_000;

export type ChunkFailure = 'missing' | 'timeout';

export class ChunkLoadError extends Error {
  readonly type: ChunkFailure;
  readonly code: 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED';
  constructor(type: ChunkFailure, cause?: unknown) {
    super(`A part of the site could not be loaded (${type}).`, { cause });
    this.name = 'ChunkLoadError';
    this.type = type;
    const isStyle = cause instanceof Error && /preload css/i.test(cause.message);
    this.code = isStyle ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError';
  }
}

/** Waits for what is on its way, 120 s at most. */
export async function arriveInTime<T>(
  load: () => Promise<T>,
  timeoutMs = chunkTimeoutMs,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('missing', error);
  } finally {
    clearTimeout(timer);
  }
}

/** Words beyond those of the first page: of pages on which many readers begin, or all there are. */
export type LaterWords = 'early' | 'all';

let loadWordsToo: (wanted: LaterWords) => Promise<void> = () => Promise.resolve();

/** What screens beyond the first page need besides themselves (i18n.ts). */
export function needLaterWords(load: (wanted: LaterWords) => Promise<void>): void {
  loadWordsToo = load;
}

/** A screen that is not part of the first page, and the words it speaks. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([arriveInTime(load), loadWordsToo('all')]);
  return part;
}

/** A page on which many readers begin. */
export async function loadEarlyScreen<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([arriveInTime(load), loadWordsToo('early')]);
  return part;
}

/** A part of the first page that may come a moment later; its words are among the first. */
export const loadFirstPart = <T>(load: () => Promise<T>): Promise<T> => arriveInTime(load);
