import { useState } from 'react';
import {
  type MemberRestriction,
  memberRestrictions,
} from '@bahati/contract/back-office/members/members.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { MemberCard } from './member-card.ts';

/** Keeps a member from bets, deposits, withdrawals or transfers, while the account stays open. */
export function RestrictMember({ member }: { member: MemberCard }) {
  const { translate } = useWords();
  const canRestrict = useCan('POST /bo/members/:id/restrictions');
  const [isAsking, setIsAsking] = useState(false);
  if (!canRestrict) return null;
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{translate('member_acts.restrict')}</Button>
      {isAsking && <RestrictDialog member={member} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function RestrictDialog({ member, onClose }: { member: MemberCard; onClose: () => void }) {
  const { translate } = useWords();
  const { id, username } = member;
  const [wanted, setWanted] = useState<readonly MemberRestriction[]>(member.restrictions);
  const set = (one: MemberRestriction, isOn: boolean) =>
    setWanted((before) => (isOn ? [...before, one] : before.filter((other) => other !== one)));
  return (
    <ReasonDialog
      title={translate('member_acts.restrict_title', { username })}
      confirmLabel={translate('member_acts.restrict_now')}
      send={(reason) =>
        call('POST /bo/members/:id/restrictions', {
          params: { id },
          body: { restrictions: [...wanted], reason },
        })
      }
      tell={() => translate('member_acts.told_restricted', { username })}
      onClose={onClose}
    >
      <p>{translate('member_acts.restrict_hint')}</p>
      {memberRestrictions.map((one) => (
        <Checkbox
          key={one}
          label={translate(`member_restrictions.${one}`)}
          checked={wanted.includes(one)}
          onCheckedChange={(isOn) => set(one, isOn)}
        />
      ))}
    </ReasonDialog>
  );
}

/** What the member is kept from, beside the status. */
export function RestrictionChips({ member }: { member: MemberCard }) {
  const { translate } = useWords();
  return member.restrictions.map((one) => (
    <StatusChip key={one} tone="hibiscus">
      {translate(`member_restrictions.${one}`)}
    </StatusChip>
  ));
}
