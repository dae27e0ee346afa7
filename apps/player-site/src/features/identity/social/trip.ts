/**
 * What this tab was about when it left for a provider, so that the page it comes back to knows
 * what to finish and where to go then. Nothing here proves anything.
 */
export type Trip = {
  purpose: 'login' | 'bind';
  /** The provider's name as the buttons call it. */
  name: string;
  /** Where a login leads. */
  next?: string | undefined;
};

const storageKey = 'bahati.social';

/** Leaves the site for the provider's page. */
export function leaveFor(url: string, trip: Trip): void {
  sessionStorage.setItem(storageKey, JSON.stringify(trip));
  window.location.assign(url);
}

export function readTrip(): Trip | undefined {
  const kept = sessionStorage.getItem(storageKey);
  return kept === null ? undefined : (JSON.parse(kept) as Trip);
}

export function forgetTrip(): void {
  sessionStorage.removeItem(storageKey);
}
