import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 250;

/**
 * A field whose value takes effect once the hand rests. Follows `value` when that changes from
 * elsewhere, as by the back button.
 */
export function useDebounced(
  value: string,
  onRest: (value: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const rest = useEffectEvent(() => {
    if (typed.trim() !== value) onRest(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(rest, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
