/** A drawn lock in place of a price on which nothing is taken now. */
export function Padlock() {
  return (
    <svg className="odds-lock" width="16" height="18" viewBox="0 0 16 18" aria-hidden="true">
      <path
        d="M4.2 8V5.4a3.8 3.8 0 0 1 7.6 0V8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <rect x="2" y="8" width="12" height="8.6" rx="2.2" fill="currentColor" />
      <circle cx="8" cy="11.6" r="1.3" fill="var(--odds-ground)" />
      <path d="M8 12v2" stroke="var(--odds-ground)" strokeWidth="1.3" strokeLinecap="round" />
    </svg>
  );
}
