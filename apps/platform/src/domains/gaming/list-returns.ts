/** Pages of returns, for everybody and for staff. */
import type { StaffReturn } from '@bahati/contract/back-office/gaming/gaming.ts';
import type { MonitoredReturn } from '@bahati/contract/player-site/gaming/returns.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import type { RtpMonitoring, WatchedBuild } from './rtp-monitoring.ts';

type Question = { language: 'en' | 'sw'; search?: string | undefined };

export function pageOfReturns(
  { builds, readAt }: RtpMonitoring,
  { pageNo, pageSize, ...question }: Question & { pageNo: number; pageSize: number },
) {
  const found = search(builds, question.search);
  const first = (pageNo - 1) * pageSize;
  return {
    content: found
      .slice(first, first + pageSize)
      .map((build) => returnValue(build, question.language)),
    pageNum: pageNo,
    totalPages: Math.max(1, Math.ceil(found.length / pageSize)),
    total: found.length,
    readAt: readAt?.toISOString() ?? null,
  };
}

/** Refuses `invalid_input` for a cursor that is none. */
export function staffReturns(
  { builds }: RtpMonitoring,
  question: Question & {
    cursor?: string | undefined;
    pageSize: number;
    state?: WatchedBuild['state'] | undefined;
  },
) {
  const { cursor, pageSize, state } = question;
  const isAlarm = (build: WatchedBuild) => build.state === 'outside';
  const ordered = [...builds.filter(isAlarm), ...builds.filter((build) => !isAlarm(build))];
  const found = search(ordered, question.search).filter(
    (build) => state === undefined || build.state === state,
  );
  // A place in the list is how many stand before it.
  const first = Number(readCursor(cursor) ?? 0n);
  const rows = found
    .slice(first, first + pageSize + 1)
    .map((build, at) => ({ build, rowId: BigInt(first + at + 1) }));
  return {
    ...pageOf(rows, pageSize, ({ build }) => staffReturn(build, question.language)),
    outside: builds.filter(isAlarm).length,
  };
}

function search(builds: readonly WatchedBuild[], words: string | undefined) {
  if (!words) return builds;
  const wanted = words.toLowerCase();
  return builds.filter(({ names, vendorName }) =>
    [names.en, names.sw, vendorName].some((name) => name.toLowerCase().includes(wanted)),
  );
}

function returnValue(build: WatchedBuild, language: 'en' | 'sw'): MonitoredReturn {
  const { gameId, vendorName, version, choice, currency, rounds, state } = build;
  return {
    gameId,
    displayName: build.names[language],
    vendorName,
    version,
    choice,
    currency,
    rounds: rounds.toString(),
    statedPercent: twoPlaces(build.statedPercent),
    measuredPercent: percent.format(build.measuredPercent),
    bandPercent: twoPlaces(build.bandPercent),
    state,
  };
}

function staffReturn(build: WatchedBuild, language: 'en' | 'sw'): StaffReturn {
  const { gameId, version, choice, currency, stake, payout, deviations, outsideSince } = build;
  return {
    ...returnValue(build, language),
    id: [gameId, version, choice, currency].join(' '),
    stake: toDecimal(stake, currency),
    payout: toDecimal(payout, currency),
    deviations: deviations === null ? null : Math.round(deviations * 100) / 100,
    outsideSince: outsideSince?.toISOString() ?? null,
  };
}

/** Two places and nothing but digits, as the contract writes a share. */
const percent = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

function twoPlaces(value: number | null): string | null {
  return value === null ? null : percent.format(value);
}
