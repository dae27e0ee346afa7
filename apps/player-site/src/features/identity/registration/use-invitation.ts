import { RefusedError } from '@bahati/client/caller.ts';
import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, publicQuery } from '#site/api.ts';
import { readCode } from './invitation-code.ts';

/** How long nothing is typed before the code is asked about. */
const restMs = 400;

const checkQuery = (code: string) => ({
  ...publicQuery('GET /wps/agent/affiliate', {
    query: { code, domain: window.location.hostname },
  }),
  staleTime: 60_000,
});

/**
 * Who invites: by the code that was typed, else by the one the link carried. Only a typed code
 * can be wrong; people follow old links.
 */
export function useInvitation({
  affiliateCode,
  referralCode,
  recommenderId,
}: {
  affiliateCode: string;
  referralCode: string;
  recommenderId: string;
}) {
  const typed = useSettled(readCode(affiliateCode));
  const linked = readCode(referralCode);
  const isTyped = affiliateCode.trim() !== '';
  const ofTyped = useQuery({ ...checkQuery(typed), enabled: typed !== '' });
  const ofLink = useQuery({ ...checkQuery(linked), enabled: linked !== '' && !isTyped });
  const isCurrent = typed !== '' && typed === readCode(affiliateCode);
  return {
    /** Who invites, and as what; undefined: nobody that is known yet. */
    found: isTyped ? (isCurrent ? ofTyped.data : undefined) : ofLink.data,
    /** The fields with what they still ask: a good link or an agent's id invites already. */
    askedOf: (fields: readonly FieldRule[]) =>
      !isTyped && (ofLink.data || recommenderId.trim()) ? fields.map(withoutNeed) : fields,
    /** Why the typed code does not count. */
    error: isCurrent && isAboutCode(ofTyped.error) ? ofTyped.error : undefined,
  };
}

const withoutNeed = (rule: FieldRule): FieldRule =>
  rule.field === 'affiliateCode' ? { ...rule, isRequired: false } : rule;

/** Refuses a typed code that invites nobody; an empty one is none. */
export async function checkInvitation(typed: string): Promise<void> {
  const code = typed.trim();
  if (code === '') return;
  await call('GET /wps/agent/affiliate', { query: { code, domain: window.location.hostname } });
}

function isAboutCode(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'invitation_code_error';
}

/** A value that has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
