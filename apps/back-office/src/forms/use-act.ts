import { useState } from 'react';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { queryClient } from '#office/api.ts';
import { useWords } from '#office/words/use-words.ts';

/** How long a form stays for what is read anew; a report may take longer than anybody should wait. */
const longestReadingMs = 3_000;

/**
 * Sends one change at a time, tells how it went, and lets every list be read anew. It ends after that
 * reading, so that a form that is opened next holds what stands now.
 */
export function useAct() {
  const { problem } = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  /** True when the change stands. */
  async function act<T>(send: () => Promise<T>, tell?: (value: T) => string): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const value = await send();
      if (tell) showToast({ message: tell(value) });
      await Promise.race([queryClient.invalidateQueries(), pause(longestReadingMs)]);
      return true;
    } catch (error) {
      setRefusal(problem(error).words);
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { act, isBusy, refusal };
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
