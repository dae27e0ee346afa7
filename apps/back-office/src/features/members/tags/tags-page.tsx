import { useState } from 'react';
import type { CountedTag } from '@bahati/contract/back-office/members/notes.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { EndTagDialog } from './end-tag-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { useTagWords } from './use-tag-words.ts';
import './tags.css';

type TagRecord = CountedTag;
type Act = { tag: TagRecord | undefined; act: 'change' | 'end' };

/** The brand's tags, who wears them, and what becomes of them. */
export function TagsPage() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/memberTags');
  // Those on their way out are watched until they are gone.
  const list = useWholeList(
    'GET /bo/memberTags/counted',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ code }) => code, refetchEveryMs: 5_000 },
  );
  const [doing, setDoing] = useState<Act>();
  const columns = useColumns(canAccess ? setDoing : undefined);
  const close = () => setDoing(undefined);
  return (
    <>
      <div className="tags-lead">
        <p className="quiet">{translate('tags.about')}</p>
        {canAccess && (
          <Button
            className="office-ink"
            icon={<PlusIcon size={18} />}
            onClick={() => setDoing({ tag: undefined, act: 'change' })}
          >
            {translate('tags.add')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('sections.member_tags')}
        list={list}
        columns={columns}
        empty={{ title: translate('tags.empty'), text: translate('tags.about'), seed: 'tags' }}
      />
      {doing?.act === 'change' && <TagDialog tag={doing.tag} onClose={close} />}
      {doing?.act === 'end' && doing.tag && (
        <EndTagDialog tag={doing.tag} tags={list.rows} onClose={close} />
      )}
    </>
  );
}

function useColumns(onAct: ((act: Act) => void) | undefined): Column<TagRecord>[] {
  const { translate } = useWords();
  const { nameOf, countOf } = useTagWords();
  const columns: Column<TagRecord>[] = [
    {
      id: 'tag',
      label: translate('notes.tag'),
      render: (tag) => <StatusChip tone={tag.colour}>{nameOf(tag)}</StatusChip>,
    },
    {
      id: 'code',
      label: translate('content.code'),
      isTight: true,
      render: ({ code }) => <span className="office-code">{code}</span>,
    },
    {
      id: 'members',
      label: translate('sections.members'),
      isNumber: true,
      isInCardHead: true,
      render: (tag) =>
        tag.members === 0 ? (
          countOf(tag)
        ) : (
          <Link className="office-link tabular" to={`/members?tag=${tag.code}`}>
            {countOf(tag)}
          </Link>
        ),
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      render: (tag) => <TagState tag={tag} />,
    },
  ];
  if (!onAct) return columns;
  const acts: Column<TagRecord> = {
    id: 'acts',
    label: '',
    isNumber: true,
    render: (tag) =>
      !tag.ending && (
        <span className="tag-acts">
          {(['change', 'end'] as const).map((act) => (
            <Button
              key={act}
              size="s"
              aria-label={`${translate(`tags.${act}`)}: ${nameOf(tag)}`}
              onClick={() => onAct({ tag, act })}
            >
              {translate(`tags.${act}`)}
            </Button>
          ))}
        </span>
      ),
  };
  return [...columns, acts];
}

function TagState({ tag: { ending, isRetired } }: { tag: CountedTag }) {
  const { translate } = useWords();
  if (ending) {
    return ending.into === null
      ? translate('tags.ending', { name: ending.by })
      : translate('tags.merging', { name: ending.by, into: ending.into });
  }
  return translate(isRetired ? 'tags.retired' : 'tags.given');
}
