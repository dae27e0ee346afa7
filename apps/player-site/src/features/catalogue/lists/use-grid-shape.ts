import { type RefObject, useLayoutEffect, useState } from 'react';
import { type GridShape, gridShape } from './game-list.rules.ts';

type Place = { shape: GridShape; top: number };

/** The shape of a grid in the room it has now, and where it begins on the page. */
export function useGridShape(ref: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>(() => ({ shape: gridShape(0), top: 0 }));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      setPlace((place) => placed(place, gridShape(width), top + window.scrollY));
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

/** The place as it was where nothing moved, so that nothing is rendered anew. */
function placed(before: Place, shape: GridShape, top: number): Place {
  const { columns, width, rowHeight } = before.shape;
  const isSame =
    columns === shape.columns && width === shape.width && rowHeight === shape.rowHeight;
  if (isSame && before.top === top) return before;
  return { shape: isSame ? before.shape : shape, top };
}
