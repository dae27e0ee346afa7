/**
 * Brings a part of the frame that the first round does without, and the words it says. It may fail
 * and be asked for again; what is on its way is waited for 20 s at most.
 */
import { bringRestOfWords } from '#frame/shell/words.ts';

const longestMs = 20_000;

export async function loadLatePart<T>(load: () => Promise<T>): Promise<T> {
  watchStyles();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the frame did not come.')), longestMs);
  });
  try {
    const all = Promise.all([load(), bringRestOfWords(), mendStyles()]);
    const [part] = await Promise.race([all, tooLong]);
    return part;
  } finally {
    clearTimeout(timer);
  }
}

const lostStyles = new Set<HTMLLinkElement>();
let isWatching = false;

/** The bundler asks for a style sheet but once: one that was lost is remembered and asked for here. */
function watchStyles(): void {
  if (isWatching) return;
  isWatching = true;
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target);
  };
  // The event does not bubble; it is seen on its way down.
  document.addEventListener('error', note, true);
}

async function mendStyles(): Promise<void> {
  await Promise.all([...lostStyles].map(askAgain));
}

function askAgain(lost: HTMLLinkElement): Promise<void> {
  lostStyles.delete(lost);
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = lost.crossOrigin;
    link.href = lost.href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('A style sheet was lost again.')));
    lost.replaceWith(link);
  });
}
