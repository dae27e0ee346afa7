import { useEffect, useRef, useState } from 'react';

/** After a failed attempt the focus goes to the first field that is wrong. */
export function useFocusOnError() {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return { form, focusFirstError: () => setAttempt((count) => count + 1) };
}
