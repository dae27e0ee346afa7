/** What the addresses of the agent centre carry; see search.ts. */
import { present, type RangeSearch, readRangeSearch, text } from './search.ts';

type Raw = Record<string, unknown>;

function memberId(value: unknown): string | undefined {
  const given = text(value, 18);
  return given && /^[1-9]\d*$/.test(given) ? given : undefined;
}

/** A contract page: the downline a contract is offered to. */
export type ContractSearch = { with?: string | undefined };

export function readContractSearch(raw: Raw): ContractSearch {
  return present<ContractSearch>({ with: memberId(raw['with']) });
}

/** Downline management: whose downlines, what is searched for, and whose card is open. */
export type DownlinesSearch = {
  under?: string | undefined;
  name?: string | undefined;
  member?: string | undefined;
};

export function readDownlinesSearch(raw: Raw): DownlinesSearch {
  return present<DownlinesSearch>({
    under: memberId(raw['under']),
    name: text(raw['name'], 40),
    member: memberId(raw['member']),
  });
}

/** A report of the team: whose downlines, or whose rounds. */
export type TeamReportSearch = RangeSearch & {
  under?: string | undefined;
  member?: string | undefined;
};

export function readTeamReportSearch(raw: Raw): TeamReportSearch {
  return present<TeamReportSearch>({
    ...readRangeSearch(raw),
    under: memberId(raw['under']),
    member: memberId(raw['member']),
  });
}

/** Account details: whose movements. */
export type TeamAccountSearch = RangeSearch & { member?: string | undefined };

export function readTeamAccountSearch(raw: Raw): TeamAccountSearch {
  return present<TeamAccountSearch>({ ...readRangeSearch(raw), member: memberId(raw['member']) });
}

/** The register centre: which of its two sides is shown. */
export type RegisterCentreSearch = { tab?: 'links' | undefined };

export function readRegisterCentreSearch(raw: Raw): RegisterCentreSearch {
  return present<RegisterCentreSearch>({ tab: raw['tab'] === 'links' ? 'links' : undefined });
}
