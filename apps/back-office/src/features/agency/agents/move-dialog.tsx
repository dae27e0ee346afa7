import { useState } from 'react';
import type { MemberLine } from '@bahati/contract/back-office/agency/moves.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';

const shortest = 2;

/** Asks to move a member with all below it; a second person lets it happen. */
export function MoveDialog({ place, onClose }: { place: MemberLine; onClose: () => void }) {
  const { translate, day } = useWords();
  const [isTop, setIsTop] = useState(false);
  const [uplineId, setUplineId] = useState<string>();
  const { member, nextDay, line } = place;
  return (
    <ReasonDialog
      title={translate('moves.move_title', { name: member.username })}
      confirmLabel={translate('agents.ask')}
      isReady={isTop || uplineId !== undefined}
      send={(reason) =>
        call('POST /bo/members/:id/move', {
          params: { id: member.id },
          body: { uplineId: isTop ? null : (uplineId ?? null), reason },
        })
      }
      tell={() => translate('agents.told_waits')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p>{translate('moves.hint', { day: day(nextDay) })}</p>
          {line.length > 0 && (
            <Checkbox
              label={translate('moves.to_top')}
              checked={isTop}
              onCheckedChange={setIsTop}
            />
          )}
          {!isTop && (
            <UplineField
              isWrong={isWanting && uplineId === undefined}
              chosen={uplineId}
              onChoose={setUplineId}
            />
          )}
        </>
      )}
    </ReasonDialog>
  );
}

function UplineField({
  isWrong,
  chosen,
  onChoose,
}: {
  isWrong: boolean;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) {
  const { translate, codeWords } = useWords();
  const [asked, setAsked] = useState('');
  const [typed, setTyped] = useDebounced(asked, (next) => setAsked(next ?? ''));
  const search = asked.trim();
  const { data } = useRecord(
    'GET /bo/agents/found',
    { query: { search } },
    { isEnabled: search.length >= shortest },
  );
  return (
    <>
      <TextField
        label={translate('moves.new_upline')}
        hint={translate('moves.new_upline_hint')}
        error={isWrong ? translate('moves.choose_upline') : undefined}
        type="search"
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onValueChange={setTyped}
      />
      {data && (
        <div className="move-found" role="radiogroup" aria-label={translate('agents.found')}>
          {data.items.length === 0 && <p className="quiet">{translate('agents.not_found')}</p>}
          {data.items.map(({ id, username, type, upline }) => (
            <label key={id}>
              <input
                type="radio"
                name="upline"
                checked={chosen === id}
                onChange={() => onChoose(id)}
              />
              <strong>{username}</strong>
              <span className="quiet">
                {codeWords('member_types', String(type))}
                {upline && ` · ${translate('agents.below', { name: upline.nickname })}`}
              </span>
            </label>
          ))}
        </div>
      )}
    </>
  );
}
