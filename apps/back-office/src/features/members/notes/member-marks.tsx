import type { MemberTag } from '@bahati/contract/back-office/members/notes.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import './member-notes.css';

/** What staff users want seen at once: the tags, and the notes pinned on the card. */
export function MemberMarks({ id }: { id: string }) {
  const { translate, locale, instant } = useWords();
  const canAccess = useCan('POST /bo/members/:id/notes');
  const { data } = useRecord('GET /bo/members/:id/marks', { params: { id } });
  const { act, refusal } = useAct();
  if (!data || (!canAccess && data.tags.length + data.pinned.length === 0)) return null;
  const tag = (code: string, isOn: boolean) =>
    void act(() =>
      call('POST /bo/members/:id/tags', { params: { id }, body: { tag: code, isOn } }),
    );
  return (
    <section className="member-marks" aria-label={translate('notes.marks')}>
      <ul className="member-tags" aria-label={translate('notes.tags')}>
        {data.tags.map((worn) => (
          <li key={worn.code}>
            <StatusChip tone={worn.colour}>{nameOf(worn, locale)}</StatusChip>
            {canAccess && (
              <IconButton
                tone="quiet"
                label={translate('notes.remove_tag', { tag: nameOf(worn, locale) })}
                onClick={() => tag(worn.code, false)}
              >
                <CloseIcon size={14} />
              </IconButton>
            )}
          </li>
        ))}
        {canAccess && (
          <li>
            <AddTag worn={data.tags} onAdd={(code) => tag(code, true)} />
          </li>
        )}
      </ul>
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
      {data.pinned.map((note) => (
        <blockquote key={note.id} className="member-pinned">
          <p>{note.text}</p>
          <footer className="quiet">{`${note.writtenBy}, ${instant(note.writtenAt)}`}</footer>
        </blockquote>
      ))}
    </section>
  );
}

const nameOf = ({ name }: MemberTag, locale: string) => (locale === 'sw' ? name.sw : name.en);

function AddTag({ worn, onAdd }: { worn: readonly MemberTag[]; onAdd: (code: string) => void }) {
  const { translate, locale } = useWords();
  const { data } = useRecord('GET /bo/memberTags', {});
  const free = (data?.items ?? []).filter(
    ({ code, isRetired }) => !isRetired && !worn.some((tag) => tag.code === code),
  );
  if (free.length === 0) return null;
  return (
    <SelectField
      label={translate('notes.add_tag')}
      isLabelHidden
      placeholder={translate('notes.add_tag')}
      value=""
      onValueChange={onAdd}
      options={free.map((tag) => ({ value: tag.code, label: nameOf(tag, locale) }))}
    />
  );
}
