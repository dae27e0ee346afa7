/** At most so long; what has not come by then is seen to be on its way. */
const gatheringMs = 1_000;
/** Nothing has changed the dialog's size for so long: it is whole. */
const quietMs = 120;

/**
 * A dialog that the address opened, and no hand, is shown in one piece: it holds the focus from the
 * first moment on, but is seen once what it waits for has come, so that nothing jumps under a
 * finger. Answers what ends the waiting.
 */
export function gather(dialog: HTMLElement): () => void {
  if (navigator.userActivation?.isActive) return () => undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(quiet);
    clearTimeout(limit);
    size.disconnect();
    delete dialog.dataset['gathering'];
  };
  const wait = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      const isIncomplete = dialog.querySelector('.ui-skeleton, .ui-spinner') !== null;
      if (isIncomplete) wait();
      else end();
    }, quietMs);
  };
  const limit = setTimeout(end, gatheringMs);
  const size = new ResizeObserver(wait);
  dialog.dataset['gathering'] = '';
  size.observe(dialog);
  wait();
  return end;
}
