/** Where a campaign lies on the calendar, in percent of what is shown; at least a sliver of it. */
export function barOf(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  shown: { from: string; to: string },
): { left: number; width: number } {
  const first = Date.parse(shown.from);
  const span = Date.parse(shown.to) - first;
  const place = (at: string) => Math.min(100, Math.max(0, ((Date.parse(at) - first) / span) * 100));
  const left = place(startsAt);
  return { left, width: Math.max(1, place(endsAt) - left) };
}
