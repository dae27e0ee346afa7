/**
 * What this tab was about when it left for the phone service, and when it may leave again.
 * Nothing here proves anything: the token does, in the browser that set out.
 */
export type PhoneTrip = {
  /** Comes back with the service's answer, which else was meant for another page. */
  state: string;
  channel: string;
  /** Which pop-up it began in. */
  from: 'login' | 'register';
  /** Where a login leads. */
  next?: string | undefined;
};

const tripKey = 'bahati.phone';
const restKey = 'bahati.phoneRest';

/** Spec §9: the countdown of the external phone path. */
const restMs = 60_000;

/** Leaves the site for the service's page. */
export function leaveForPhone(url: string, trip: Omit<PhoneTrip, 'state'>): void {
  const state = new URL(url).searchParams.get('state') ?? '';
  sessionStorage.setItem(tripKey, JSON.stringify({ ...trip, state }));
  sessionStorage.setItem(restKey, String(Date.now() + restMs));
  window.location.assign(url);
}

/** From when on this tab may leave again. */
export function readPhoneRest(): number {
  return Number(sessionStorage.getItem(restKey));
}

export function readPhoneTrip(): PhoneTrip | undefined {
  const kept = sessionStorage.getItem(tripKey);
  return kept === null ? undefined : (JSON.parse(kept) as PhoneTrip);
}

export function forgetPhoneTrip(): void {
  sessionStorage.removeItem(tripKey);
}
