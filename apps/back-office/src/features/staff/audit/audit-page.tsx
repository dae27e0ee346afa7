import { useState } from 'react';
import type { AuditEntry } from '@bahati/contract/back-office/staff/staff.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useList } from '#office/lists/use-list.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { auditActions } from './audit-actions.ts';
import { ChainState } from './chain-state.tsx';
import { AuditChanges } from './audit-changes.tsx';

/** Who did what, when and why; each entry opens to what it changed. */
export function AuditPage() {
  const { translate } = useWords();
  const search = useSearch();
  const [subject, setSubject] = useDebounced(search.get('subject') ?? '', (next) =>
    search.set({ subject: next.trim() }, true),
  );
  const action = search.get('action');
  const [actor, setActor] = useDebounced(search.get('actor') ?? '', (next) =>
    search.set({ actor: next.trim().toLowerCase() }, true),
  );
  const [from, to] = [search.get('from'), search.get('to')];
  const filter = { action, subject: search.get('subject'), actor: search.get('actor'), from, to };
  const list = useList('GET /bo/audit', { query: filter }, { pageSize: 25 });
  const [openId, setOpenId] = useState<string>();
  const columns = useColumns(
    openId,
    (id) => setOpenId(id === openId ? undefined : id),
    (only) => search.set({ subject: only }),
  );
  return (
    <>
      <div className="office-toolbar">
        <SelectField
          label={translate('audit.action')}
          value={action ?? ''}
          options={[
            { value: '', label: translate('audit.all_actions') },
            ...auditActions.map((code) => ({
              value: code,
              label: translate(`audit_actions.${code}`),
            })),
          ]}
          onValueChange={(value) => search.set({ action: value })}
        />
        <TextField
          label={translate('audit.subject')}
          placeholder={translate('audit.subject_example')}
          type="search"
          maxLength={80}
          value={subject}
          onValueChange={setSubject}
        />
        <TextField
          label={translate('audit.actor')}
          type="search"
          maxLength={64}
          autoCapitalize="none"
          spellCheck={false}
          value={actor}
          onValueChange={setActor}
        />
        <TextField
          label={translate('audit.from')}
          type="date"
          value={from ?? ''}
          max={to}
          onValueChange={(day) => search.set({ from: day })}
        />
        <TextField
          label={translate('audit.to')}
          type="date"
          value={to ?? ''}
          min={from}
          onValueChange={(day) => search.set({ to: day })}
        />
      </div>
      <ChainState />
      <RecordList
        label={translate('sections.audit')}
        list={list}
        columns={columns}
        selectedId={openId}
        empty={{
          title: translate('audit.empty'),
          text: translate('audit.empty_hint'),
          seed: 'audit',
        }}
        detailOf={(entry) => (entry.id === openId ? <AuditChanges entry={entry} /> : null)}
      />
    </>
  );
}

function useColumns(
  openId: string | undefined,
  toggle: (id: string) => void,
  onSubject: (subject: string) => void,
) {
  const { translate, instant, codeWords } = useWords();
  return [
    {
      id: 'at',
      label: translate('audit.at'),
      isTight: true,
      render: ({ id, at }) => (
        <button
          type="button"
          className="records-open tabular"
          aria-expanded={id === openId}
          onClick={() => toggle(id)}
        >
          {instant(at)}
        </button>
      ),
    },
    {
      id: 'actor',
      label: translate('audit.actor'),
      isTight: true,
      render: ({ actor }) => (actor === 'system' ? translate('audit.system') : actor),
    },
    {
      id: 'action',
      label: translate('audit.action'),
      isTight: true,
      render: ({ action }) => codeWords('audit_actions', action),
    },
    {
      id: 'subject',
      label: translate('audit.subject'),
      render: ({ subject }) => (
        <button
          type="button"
          className="office-code audit-subject"
          title={translate('audit.only_subject', { subject })}
          onClick={() => onSubject(subject)}
        >
          {shortSubject(subject)}
        </button>
      ),
    },
    { id: 'reason', label: translate('audit.reason'), render: ({ reason }) => reason ?? '–' },
    {
      id: 'ip',
      label: translate('audit.ip'),
      isTight: true,
      render: ({ ip }) => <span className="office-code">{ip ?? '–'}</span>,
    },
  ] satisfies Column<AuditEntry>[];
}

/** "withdrawal:3dc60cdd…": enough to tell two apart; the whole stands in the tip. */
function shortSubject(subject: string): string {
  return subject.replace(/^(\w+:[0-9a-f]{8})-[0-9a-f-]{27}$/, '$1…');
}
