import { type RefObject, useLayoutEffect, useState } from 'react';
import { type GridShape, gridShape } from './game-list.rules.ts';

/** The shape of a grid in the room it has now, and where it begins on the page. */
export function useGridShape(ref: RefObject<HTMLElement | null>): GridShape & { top: number } {
  const [place, setPlace] = useState({ ...gridShape(0), top: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      setPlace({ ...gridShape(width), top: top + window.scrollY });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    // What stands above it may grow: filters that arrive, a strip that opens.
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [ref]);
  return place;
}
