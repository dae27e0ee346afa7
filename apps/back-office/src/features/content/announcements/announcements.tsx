import {
  announcementStates,
  announcementTypes,
} from '@bahati/contract/back-office/content/announcements.ts';
import { useList } from '#office/lists/use-list.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { ContentList } from '#features/content/content-list.tsx';

/** What the operator tells everybody: lines of the marquee, notices, pop-ups, promotions, hints. */
export function Announcements() {
  const { translate } = useWords();
  const search = useSearch();
  const type = announcementTypes.find((known) => known === search.get('type'));
  const state = announcementStates.find((known) => known === search.get('state'));
  const list = useList('GET /bo/announcements', { query: { type, state } });
  return (
    <ContentList
      list={list}
      label={translate('content.announcements')}
      addLabel={translate('announcements.add')}
      empty={{ title: translate('announcements.empty'), seed: 'announcements' }}
      filters={[
        {
          name: 'type',
          label: translate('announcements.type'),
          value: type,
          allLabel: translate('announcements.all_types'),
          options: announcementTypes.map((value) => ({
            value,
            label: translate(`announcement_types.${value}`),
          })),
        },
        {
          name: 'state',
          label: translate('content.state'),
          value: state,
          allLabel: translate('content.all_states'),
          options: announcementStates.map((value) => ({
            value,
            label: translate(`content_states.${value}`),
          })),
        },
      ]}
      columns={[
        {
          id: 'type',
          label: translate('announcements.type'),
          isTight: true,
          render: (row) => translate(`announcement_types.${row.type}`),
        },
        {
          id: 'who',
          label: translate('content.who'),
          render: ({ executions }) =>
            executions.map((who) => translate(`content_who.${who}`)).join(', '),
        },
      ]}
      dialog={({ row, ...rest }) => <AnnouncementDialog announcement={row} {...rest} />}
    />
  );
}
