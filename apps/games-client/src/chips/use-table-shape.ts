import { type RefObject, useEffect, useRef, useState } from 'react';

/** `tall` upright, `wide` lying, `desk` with room for what turns or falls beside the cloth. */
export type TableShape = 'tall' | 'wide' | 'desk';

const deskFrom = { width: 640, height: 560 } as const;

/**
 * How a table lies, by the box it is given; `deskWidth`: what it needs to have room for both;
 * `wideWidth`: what it needs to lie.
 */
export function useTableShape(
  deskWidth: number = deskFrom.width,
  wideWidth = 0,
): readonly [RefObject<HTMLDivElement | null>, TableShape] {
  const frame = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<TableShape>('tall');
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setShape(shapeOf(box, deskWidth, wideWidth)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [deskWidth, wideWidth]);
  return [frame, shape];
}

function shapeOf(
  { clientWidth, clientHeight }: HTMLElement,
  deskWidth: number,
  wideWidth: number,
): TableShape {
  if (clientWidth >= deskWidth && clientHeight >= deskFrom.height) return 'desk';
  return clientWidth >= wideWidth && clientWidth > clientHeight * 0.95 ? 'wide' : 'tall';
}
