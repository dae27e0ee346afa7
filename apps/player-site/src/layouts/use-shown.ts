import { useEffect, useState } from 'react';

/** Long enough for what the first screen shows to be painted. */
const momentMs = 600;

/** True a moment after the first rendering: what comes then takes no network from the first screen. */
export function useShown(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), momentMs);
    return () => clearTimeout(timer);
  }, []);
  return isShown;
}
