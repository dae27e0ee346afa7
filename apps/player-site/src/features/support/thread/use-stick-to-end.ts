import { useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this, a reader follows what comes. */
const nearPx = 120;

/**
 * Keeps a scrolled list at its end as it grows, unless its reader has gone up; then what is above
 * may grow without what is read moving. `content` changes with what stands at the end, `firstSeq`
 * with what stands at the start.
 */
export function useStickToEnd(content: string, firstSeq: number | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const height = useRef(0);
  const first = useRef(firstSeq);
  const [isAway, setIsAway] = useState(false);

  function look() {
    const list = ref.current;
    if (!list) return;
    isNear.current = list.scrollHeight - list.scrollTop - list.clientHeight < nearPx;
    if (isNear.current) setIsAway(false);
  }

  function go() {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
    setIsAway(false);
  }

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const hasGrownAbove = first.current !== undefined && first.current !== firstSeq;
    if (hasGrownAbove) list.scrollTop += list.scrollHeight - height.current;
    else if (isNear.current) list.scrollTop = list.scrollHeight;
    else setIsAway(true);
    first.current = firstSeq;
    height.current = list.scrollHeight;
  }, [content, firstSeq]);

  // A picture that arrives, or a keyboard that opens, changes the room too.
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const watch = new ResizeObserver(() => {
      if (isNear.current) list.scrollTop = list.scrollHeight;
      height.current = list.scrollHeight;
    });
    watch.observe(list);
    return () => watch.disconnect();
  }, []);

  return { ref, look, go, isAway };
}
