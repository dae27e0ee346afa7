/** The site's worker (src/worker/): started once a page is at rest, replaced when a reader agrees. */
const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;
let hasStarted = false;

function tell(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const notify of listeners) notify();
}

/**
 * A first worker takes the page without asking: it replaces nothing. A browser that is told to
 * have no workers answers with none.
 */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) tell(worker);
    });
  });
}

/** Only a built site has a worker; one that cannot be had is done without. */
export function startWorker(): void {
  if (hasStarted || !('serviceWorker' in navigator)) return;
  hasStarted = true;
  navigator.serviceWorker.register('/sw.js').then(watch, () => undefined);
}

export function onWaitingWorker(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function hasWaitingWorker(): boolean {
  return waiting !== null;
}

/** The new version takes over and the page is opened anew. */
export function takeNewVersion(): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting?.postMessage('take-over');
}
