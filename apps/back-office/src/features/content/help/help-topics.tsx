import { useState } from 'react';
import type {
  helpTopicStates,
  StaffHelpTopic,
} from '@bahati/contract/back-office/content/help-topics.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { MoveButtons } from '#office/lists/move-buttons.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { HelpTopicDialog } from './help-topic-dialog.tsx';
import { HelpTopicEditor } from './help-topic-editor.tsx';

type Row = StaffHelpTopic;

const tones = { published: 'lagoon', changed: 'brass', draft: 'quiet' } as const;

function TopicState({ state }: { state: (typeof helpTopicStates)[number] }) {
  const { translate } = useWords();
  return <StatusChip tone={tones[state]}>{translate(`help_states.${state}`)}</StatusChip>;
}

/** What the help of the site says, topic by topic, in the order of the site. */
export function HelpTopics() {
  const { translate, locale, instant } = useWords();
  const search = useSearch();
  const canAccess = useCan('POST /bo/helpTopics');
  const [isAdding, setIsAdding] = useState(false);
  const list = useWholeList(
    'GET /bo/helpTopics',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ code }) => code },
  );
  const openCode = search.get('topic');
  const nameOf = ({ title }: StaffHelpTopic) => (locale === 'sw' ? title.sw : title.en);
  return (
    <>
      <div className="office-toolbar">
        {canAccess && (
          <Button
            className="office-ink content-add"
            icon={<PlusIcon size={18} />}
            onClick={() => setIsAdding(true)}
          >
            {translate('help.add')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('content.help')}
        list={list}
        empty={{ title: translate('help.empty'), seed: 'help' }}
        columns={[
          {
            id: 'title',
            label: translate('content.title'),
            render: (row) => (
              <button
                type="button"
                className="records-open"
                onClick={() => search.set({ topic: row.code })}
              >
                {nameOf(row)}
              </button>
            ),
          },
          {
            id: 'state',
            label: translate('content.state'),
            isTight: true,
            isInCardHead: true,
            render: ({ state }) => <TopicState state={state} />,
          },
          {
            id: 'code',
            label: translate('help.anchor'),
            render: ({ code }) => <span className="office-code">{`/help#${code}`}</span>,
          },
          {
            id: 'version',
            label: translate('help.version'),
            isNumber: true,
            render: ({ lastVersion, publishedVersion }) =>
              publishedVersion === null || publishedVersion === lastVersion
                ? lastVersion
                : `${publishedVersion} / ${lastVersion}`,
          },
          {
            id: 'written',
            label: translate('help.written'),
            render: ({ writtenBy, writtenAt }) =>
              translate('mailings.by_at', { name: writtenBy, at: instant(writtenAt) }),
          },
          ...(canAccess
            ? [
                {
                  id: 'order',
                  label: translate('content.position'),
                  isTight: true,
                  render: (row: Row) => (
                    <MoveButtons
                      name={nameOf(row)}
                      isFirst={list.rows[0]?.code === row.code}
                      isLast={list.rows.at(-1)?.code === row.code}
                      move={(direction) =>
                        call('POST /bo/helpTopics/:code/move', {
                          params: { code: row.code },
                          body: { direction },
                        })
                      }
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      {isAdding && <HelpTopicDialog onClose={() => setIsAdding(false)} />}
      {openCode && (
        <HelpTopicEditor
          code={openCode}
          isReadOnly={!canAccess}
          onClose={() => search.set({ topic: undefined }, true)}
        />
      )}
    </>
  );
}
