/** What every use case receives: one plain object. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Config } from '#platform/config.ts';

/** What one brand may know of the others in the same process: that they are there. */
export type Installation = {
  /** The first brand first, then in the order they were installed. */
  brands: () => readonly { code: string; name: string }[];
  /** Another brand's own context: whoever asks has proven that he may act there. */
  contextOf: (code: string) => Context | undefined;
};

/** For programs and tests that run without the servers of any brand. */
export const noInstallation: Installation = { brands: () => [], contextOf: () => undefined };

export type Context = {
  /** Sessions of the application's role: no right to alter history or schema. */
  database: Database;
  config: Config;
  log: Log;
  /** The time, for what is shown and what expires; money is ordered by the database. */
  now: () => Date;
  /** Tells the member's live connections, on every process, that the balance changed. */
  announceBalance: (memberId: bigint) => void;
  /** All brands of this process, this one among them; none in a program of one brand. */
  installation: Installation;
};

/** A logged-in member, proven for one request. */
export type MemberActor = {
  memberId: bigint;
  sessionId: bigint;
  username: string;
  /** 0 member, 1 agent, 2 general agent, 41 and 42 outside settlement, 4 trial. */
  type: number;
  currency: Currency;
  language: 'en' | 'sw';
};

/** A logged-in member of staff, proven for one request. */
export type StaffActor = {
  staffId: bigint;
  sessionId: bigint;
  username: string;
  role: string;
  permissions: ReadonlySet<string>;
};

export type PlatformActors = { member: MemberActor; staff: StaffActor };
