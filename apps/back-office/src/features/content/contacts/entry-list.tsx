import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useCan } from '#office/session/staff.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { EntryDialog } from './entry-dialog.tsx';
import type { EntryDraft, EntryKind, Option } from './entry-draft.ts';

type Props = {
  kind: EntryKind;
  /** Undefined: still on its way. */
  entries: readonly EntryDraft[] | undefined;
  /** Writes the whole list over the one that was read. */
  write: (entries: readonly EntryDraft[]) => Promise<unknown>;
  /** Another staff user may have been faster: the list has to be read again. */
  onRefused: () => void;
};

/** A short list of links in the order the site shows them. */
export function EntryList({ kind, entries, write, onRefused }: Props) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/announcements');
  const { act, isBusy } = useAct();
  const [open, setOpen] = useState<number | 'new'>();
  if (!entries) return <Skeleton height={180} shape="block" />;

  async function move(at: number, by: 1 | -1) {
    const [moved] = entries?.slice(at, at + 1) ?? [];
    if (!entries || !moved || isBusy) return;
    const next = entries.toSpliced(at, 1).toSpliced(at + by, 0, moved);
    if (await act(() => write(next))) return;
    showToast({ tone: 'warn', message: translate('contacts.not_moved') });
    onRefused();
  }

  return (
    <section className="content-list">
      <div className="access-lead">
        <div>
          <h2>{kind.title}</h2>
          <p className="quiet">{kind.about}</p>
        </div>
        {canAccess && entries.length < kind.most && (
          <Button
            className="office-ink"
            icon={<PlusIcon size={18} />}
            onClick={() => setOpen('new')}
          >
            {translate('contacts.add')}
          </Button>
        )}
      </div>
      {entries.length === 0 && <p className="quiet">{translate('contacts.empty')}</p>}
      <ol className="content-entries">
        {entries.map((entry, at) => (
          <li key={`${entry.address} ${at}`}>
            <Entry kind={kind} entry={entry} onOpen={canAccess ? () => setOpen(at) : undefined} />
            {canAccess && (
              <span className="content-order">
                <IconButton
                  label={translate('providers.up', { name: entry.words.en })}
                  aria-disabled={at === 0 || isBusy}
                  onClick={() => at > 0 && void move(at, -1)}
                >
                  <ChevronUpIcon size={20} />
                </IconButton>
                <IconButton
                  label={translate('providers.down', { name: entry.words.en })}
                  aria-disabled={at === entries.length - 1 || isBusy}
                  onClick={() => at < entries.length - 1 && void move(at, 1)}
                >
                  <ChevronDownIcon size={20} />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ol>
      {open !== undefined && (
        <EntryDialog
          kind={kind}
          entry={open === 'new' ? undefined : entries[open]}
          write={(entry) => write(withEntry(entries, open, entry))}
          onRefused={onRefused}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

/** Undefined for the entry: it is taken away. */
function withEntry(
  entries: readonly EntryDraft[],
  at: number | 'new',
  entry: EntryDraft | undefined,
): readonly EntryDraft[] {
  if (at === 'new') return entry ? [...entries, entry] : entries;
  return entry ? entries.with(at, entry) : entries.toSpliced(at, 1);
}

function Entry({
  kind,
  entry: { type, place, words, address },
  onOpen,
}: {
  kind: EntryKind;
  entry: EntryDraft;
  onOpen: (() => void) | undefined;
}) {
  const { locale } = useWords();
  const name = locale === 'sw' ? words.sw : words.en;
  const labelOf = (options: readonly Option[] | undefined, value: string) =>
    options?.find((option) => option.value === value)?.label;
  const facts = [labelOf(kind.types, type), labelOf(kind.places, place)].filter(Boolean);
  return (
    <div className="content-entry">
      {onOpen ? (
        <button type="button" className="content-entry-name" onClick={onOpen}>
          {name}
        </button>
      ) : (
        <strong>{name}</strong>
      )}
      <span className="quiet">{facts.join(' · ')}</span>
      <span className="content-address">{address}</span>
    </div>
  );
}
