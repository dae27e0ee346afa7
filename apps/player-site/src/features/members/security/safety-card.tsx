import type { MemberInfo } from '@bahati/contract/player-site/members/members.ts';
import { Card } from '@bahati/ui/card/card.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ShieldIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { type Safeguard, SafeguardRow } from './safeguard-row.tsx';
import { type Bound, useSafeguards } from './use-safeguards.tsx';
import './safety-card.css';

/** How safe the account is: what is set, what is missing, and the way to each. */
export function SafetyCard({ member }: { member: MemberInfo }) {
  const { t } = useTranslation();
  const [contacts, authenticator, recovery] = useQueries({
    queries: [
      { ...memberQuery('GET /wps/member/contacts'), staleTime: 60_000 },
      { ...memberQuery('GET /wps/member/authenticator'), staleTime: 60_000 },
      { ...memberQuery('GET /wps/member/recovery'), staleTime: 60_000 },
    ],
  });
  const failed = [contacts, authenticator, recovery].find(
    (answer) => answer.isError && !answer.data,
  );
  return (
    <Card padding="none" className="safety">
      {failed ? (
        <QueryError query={failed} />
      ) : contacts.data && authenticator.data && recovery.data ? (
        <Safeguards
          bound={{
            ...contacts.data,
            hasPaymentPassword: member.hasPaymentPassword,
            hasAuthenticator: authenticator.data.isBound,
            recovery: recovery.data,
          }}
        />
      ) : (
        <SkeletonRows count={5} label={t('loading')} />
      )}
    </Card>
  );
}

function Safeguards({ bound }: { bound: Bound }) {
  const { t } = useTranslation();
  // As it was when it was opened: what it sets must not change the form under the reader.
  const [open, setOpen] = useState<Safeguard | null>(null);
  const safeguards = useSafeguards(bound, () => setOpen(null));
  const firstMissing = safeguards.find(({ isSet }) => !isSet);
  return (
    <>
      <SafetyLead set={safeguards.filter(({ isSet }) => isSet).length} all={safeguards.length} />
      <PayoutHold heldUntil={bound.recovery.payoutsHeldUntil} />
      <ul className="safeguards">
        {safeguards.map((safeguard) => (
          <li key={safeguard.id}>
            <SafeguardRow
              safeguard={safeguard}
              isNext={safeguard === firstMissing}
              onOpen={() => setOpen(safeguard)}
            />
          </li>
        ))}
      </ul>
      {open?.way && (
        <Dialog
          isOpen
          onClose={() => setOpen(null)}
          title={open.way.title}
          closeLabel={t('close')}
          size="s"
        >
          {open.way.form}
        </Dialog>
      )}
    </>
  );
}

/** Money is held back for a while after a secret was set anew. */
function PayoutHold({ heldUntil }: { heldUntil: string | null }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  if (heldUntil === null) return null;
  return (
    <div className="safety-hold">
      <FormAlert tone="info">{t('payouts_held_until', { time: time(heldUntil) })}</FormAlert>
    </div>
  );
}

/** The sum of it, in words first; the bar is for the eye. */
function SafetyLead({ set, all }: { set: number; all: number }) {
  const { t } = useTranslation();
  const isWhole = set === all;
  return (
    <header className="safety-lead" data-whole={isWhole ? '' : undefined}>
      <span className="safety-shield">
        <ShieldIcon size={28} />
      </span>
      <div className="safety-words">
        <h2 className="member-section-title">
          {isWhole ? t('safety_whole') : t('safety_missing')}
        </h2>
        <p className="quiet">{t('safety_count', { set, all })}</p>
      </div>
      <div className="safety-bar" aria-hidden="true">
        {Array.from({ length: all }, (_, at) => (
          <span key={at} data-set={at < set ? '' : undefined} />
        ))}
      </div>
    </header>
  );
}
