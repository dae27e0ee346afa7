/** At most so long; what has not come by then is seen to be on its way. */
const gatheringMs = 1_000;
/** Nothing has changed the dialog's size for so long, and nothing was asked: it is whole. */
const quietMs = 120;
const checkMs = 40;

/** What opens so soon after a touch or a key was opened by it. */
const handMs = 5_000;

/** A browser's own note of activation is made by a debugger's questions as well. */
let handAt = -Infinity;
for (const touch of ['pointerdown', 'keydown'])
  addEventListener(touch, ({ timeStamp }) => (handAt = timeStamp), { capture: true });

let isAsking = (): boolean => false;

/** @param read whether an answer is on its way that a dialog may show. */
export function gatherDialogsWhile(read: () => boolean): void {
  isAsking = read;
}

/**
 * A dialog that the address opened, and no hand, is shown in one piece: it holds the focus from the
 * first moment on, but is seen once what it waits for has come, so that nothing jumps under a
 * finger. Answers what ends the waiting.
 * @param isForced no hand opens it, whatever was touched before: the server asks for it.
 */
export function gather(dialog: HTMLElement, isForced: boolean): () => void {
  const begunAt = performance.now();
  if (!isForced && begunAt - handAt < handMs) return () => undefined;
  let changedAt = begunAt;
  const hide = () => {
    changedAt = performance.now();
    dialog.dataset['gathering'] = '';
  };
  const size = new ResizeObserver(hide);
  // Is told after the size, in the frame that shows the dialog: grown in that very frame it would
  // be seen to come the whole way.
  const shown = new ResizeObserver(() => {
    shown.disconnect();
    if (dialog.dataset['gathering'] === undefined) end();
  });
  const show = () => {
    delete dialog.dataset['gathering'];
    shown.observe(dialog);
  };
  const check = setInterval(() => {
    const now = performance.now();
    const isIncomplete = dialog.querySelector('.ui-skeleton, .ui-spinner') !== null;
    if (isIncomplete || isAsking()) changedAt = now;
    if (now - changedAt >= quietMs || now - begunAt >= gatheringMs) show();
  }, checkMs);
  const end = () => {
    clearInterval(check);
    size.disconnect();
    shown.disconnect();
    delete dialog.dataset['gathering'];
  };
  hide();
  size.observe(dialog);
  return end;
}
