/** Brings the panel for acts when a round first needs it; the round waits however long that takes. */
import { loadLatePart } from './load-late-part.ts';

const pauseMs = 2000;

export async function loadActs(): Promise<typeof import('#frame/acts/act-panel.tsx')> {
  for (;;) {
    try {
      return await loadLatePart(() => import('#frame/acts/act-panel.tsx'));
    } catch {
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }
}
