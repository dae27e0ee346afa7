/** The time left as a clock: "0:42", "12:05", "1:02:30". Never below zero. */
export function remainingClock(endsAtMs: number, nowMs: number): string {
  const total = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = String(total % 60).padStart(2, '0');
  return hours > 0
    ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}`
    : `${minutes}:${seconds}`;
}
