/** What holds for everything staff tell. */
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

/** A path of the site, and not another site's that only looks like one. */
export function isOwnPath(link: string): boolean {
  return /^\/(?:[^/\\\s]\S*)?$/.test(link);
}

export function isHttps(link: string): boolean {
  return /^https:\/\/\S+$/.test(link) && URL.canParse(link);
}

export function isOwnOrHttps(link: string): boolean {
  return isOwnPath(link) || isHttps(link);
}
