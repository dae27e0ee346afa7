import { type RefObject, useEffect, useRef, useState } from 'react';

/** `tall` upright, `wide` lying, `desk` with room for what turns or falls beside the cloth. */
export type TableShape = 'tall' | 'wide' | 'desk';

const deskFrom = { width: 640, height: 560 } as const;

/** How a table lies, by the box it is given. */
export function useTableShape(): readonly [RefObject<HTMLDivElement | null>, TableShape] {
  const frame = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<TableShape>('tall');
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setShape(shapeOf(box)));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [frame, shape];
}

function shapeOf({ clientWidth, clientHeight }: HTMLElement): TableShape {
  if (clientWidth >= deskFrom.width && clientHeight >= deskFrom.height) return 'desk';
  return clientWidth > clientHeight * 0.95 ? 'wide' : 'tall';
}
