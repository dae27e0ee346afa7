import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { registerCentreCalls } from '@bahati/contract/player-site/agency/register-centre.ts';
import { readFigure } from '@bahati/money/typed-figure.ts';

export type InvitationLink = CallValue<(typeof registerCentreCalls)['GET /wps/agent/links/:code']>;

/** In the order of menus. */
export const kinds = [
  'dividend',
  'daily_salary',
  'hourly_salary',
  'real_time_salary',
] as const satisfies readonly ContractKind[];

/** As the contract bounds it. */
export const mostUsesBound = 10_000n;

/** From when on a link invites nobody: as it was set, never, or in so many days. */
export const expiryChoices = ['kept', 'never', '1', '7', '30', '90'] as const;
export type ExpiryChoice = (typeof expiryChoices)[number];

export type LinkDraft = {
  type: '0' | '1';
  expiry: ExpiryChoice;
  /** As typed; empty: any number. */
  mostUses: string;
  /** One a kind. */
  offered: readonly ContractTerms[];
};

export function draftOfLink(link: InvitationLink): LinkDraft {
  return {
    type: link.downlineType === 1 ? '1' : '0',
    expiry: link.expiresAt === null ? 'never' : 'kept',
    mostUses: link.mostUses === null ? '' : String(link.mostUses),
    offered: link.offeredTerms,
  };
}

/** Undefined: what was typed is no number of uses. */
export function readMostUses(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const read = readFigure(text, 0);
  const isRead = read.fault === undefined && read.units >= 1n && read.units <= mostUsesBound;
  return isRead ? Number(read.units) : undefined;
}

const dayMs = 24 * 3_600_000;

export function expiryInstant(choice: ExpiryChoice, kept: string | null, now: Date): string | null {
  if (choice === 'kept') return kept;
  if (choice === 'never') return null;
  return new Date(now.getTime() + Number(choice) * dayMs).toISOString();
}

/** The terms of one kind in the place of those before, in the order of menus; null takes them out. */
export function withOffer(
  offered: readonly ContractTerms[],
  kind: ContractKind,
  terms: ContractTerms | null,
): ContractTerms[] {
  const all = [...offered.filter((one) => one.kind !== kind), ...(terms ? [terms] : [])];
  return kinds.flatMap((each) => all.filter((one) => one.kind === each));
}
