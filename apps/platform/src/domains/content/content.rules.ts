/** What holds for everything staff tell. */
import { isHttps, isOwnPath } from '@bahati/contract/links.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

/** Refuses `ends_before_start`. */
export function assertTimes({
  startsAt,
  endsAt,
}: {
  startsAt: string;
  endsAt: string | null;
}): void {
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)) {
    throw new Refusal('ends_before_start');
  }
}

export function isOwnOrHttps(link: string): boolean {
  return isOwnPath(link) || isHttps(link);
}
