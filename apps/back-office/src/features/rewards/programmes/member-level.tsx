import type { LevelOfMember } from '@bahati/contract/back-office/rewards/programmes.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { LevelBadge } from '@bahati/ui/level-badge/level-badge.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useState } from 'react';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import './programmes.css';

type Member = { id: string; username: string };

/** The member's VIP level, how it came about, and setting it by hand. */
export function MemberLevel({ member }: { member: Member }) {
  const canRead = useCan('GET /bo/rewards/vipMembers/:id');
  return canRead ? <Level member={member} /> : null;
}

function Level({ member }: { member: Member }) {
  const { translate, locale, day } = useWords();
  const canSet = useCan('POST /bo/rewards/vipMembers/:id');
  const [isSetting, setIsSetting] = useState(false);
  const { data: level } = useRecord('GET /bo/rewards/vipMembers/:id', {
    params: { id: member.id },
  });
  const { data: sheet } = useRecord('GET /bo/rewards/vipRules', {});
  const levels = sheet?.inForce.levels ?? [];
  if (!level || levels.length === 0) return null;
  const badge = levels[level.rank - 1]?.badge;
  return (
    <div className="member-level">
      {badge && <LevelBadge badge={badge} size={32} />}
      <p>
        {translate('programmes.level_is', {
          level: level.name?.[locale] ?? translate('programmes.no_level'),
        })}
        {level.keepUntil !== null && (
          <span className="quiet">
            {' '}
            {translate('programmes.to_keep_until', { day: day(level.keepUntil) })}
          </span>
        )}
        <LastMove level={level} />
      </p>
      {canSet && (
        <Button size="s" onClick={() => setIsSetting(true)}>
          {translate('programmes.set_level')}
        </Button>
      )}
      {isSetting && (
        <SetLevel
          member={member}
          level={level}
          names={levels.map(({ name }) => name[locale])}
          onClose={() => setIsSetting(false)}
        />
      )}
    </div>
  );
}

/** Who set it last, where somebody did. */
function LastMove({ level: { moves, isByHand } }: { level: LevelOfMember }) {
  const { translate, instant } = useWords();
  const move = moves.find(({ kind }) => kind === 'hand');
  if (!isByHand || !move) return null;
  return (
    <span className="quiet">
      {' '}
      {translate('programmes.set_by', {
        name: move.actor ?? '',
        at: instant(move.at),
        reason: move.reason ?? '',
      })}
    </span>
  );
}

function SetLevel({
  member: { id, username },
  level,
  names,
  onClose,
}: {
  member: Member;
  level: LevelOfMember;
  names: readonly string[];
  onClose: () => void;
}) {
  const { translate } = useWords();
  const [rank, setRank] = useState(String(level.rank));
  return (
    <ReasonDialog
      title={translate('programmes.set_level_of', { username })}
      confirmLabel={translate('access.save')}
      isReady={rank !== String(level.rank)}
      send={(reason) =>
        call('POST /bo/rewards/vipMembers/:id', {
          params: { id },
          body: { rank: Number(rank), reason },
        })
      }
      tell={() => translate('programmes.told_set', { username })}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p>{translate('programmes.set_about')}</p>
          <SelectField
            label={translate('programmes.level')}
            value={rank}
            options={[translate('programmes.no_level'), ...names].map((label, at) => ({
              value: String(at),
              label,
            }))}
            error={
              isWanting && rank === String(level.rank)
                ? translate('programmes.same_level')
                : undefined
            }
            onValueChange={setRank}
          />
        </>
      )}
    </ReasonDialog>
  );
}
