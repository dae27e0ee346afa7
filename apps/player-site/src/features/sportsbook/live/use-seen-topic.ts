/** Holds a topic while an element is on the screen or near it. */
import { type RefObject, useEffect } from 'react';
import { holdTopic } from './book-link.ts';

type Change = (isNear: boolean) => void;

const changes = new WeakMap<Element, Change>();
let watcher: IntersectionObserver | undefined;

const watcherOf = (): IntersectionObserver => {
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) changes.get(target)?.(isIntersecting);
    },
    { rootMargin: '200px' },
  );
  return watcher;
};

export function useSeenTopic(ref: RefObject<Element | null>, topic: string): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let release: (() => void) | undefined;
    changes.set(element, (isNear) => {
      release?.();
      release = isNear ? holdTopic(topic) : undefined;
    });
    watcherOf().observe(element);
    return () => {
      watcherOf().unobserve(element);
      changes.delete(element);
      release?.();
    };
  }, [ref, topic]);
}
