import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { ReadyAnswers } from '#features/support/ready-answers.tsx';
import { Departments } from '#features/support/departments.tsx';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { Announcements } from './announcements.tsx';
import { Banners } from './banners.tsx';
import { Contacts } from './contacts.tsx';
import { HelpTopics } from './help-topics.tsx';
import { Mailings } from './mailings.tsx';
import './content.css';
import './mailings.css';

export function ContentPage() {
  return (
    <Guarded resource="content">
      <Content />
    </Guarded>
  );
}

/** What the player site says, shows and leads to. */
function Content() {
  const { translate } = useWords();
  const search = useSearch();
  const tabs = [
    { id: 'announcements', label: translate('content.announcements'), panel: <Announcements /> },
    { id: 'mailings', label: translate('content.mailings'), panel: <Mailings /> },
    { id: 'banners', label: translate('content.banners'), panel: <Banners /> },
    { id: 'help', label: translate('content.help'), panel: <HelpTopics /> },
    { id: 'contacts', label: translate('content.contacts'), panel: <Contacts /> },
    { id: 'departments', label: translate('content.departments'), panel: <Departments /> },
    { id: 'answers', label: translate('content.answers'), panel: <ReadyAnswers /> },
  ];
  const chosen = tabs.find(({ id }) => id === search.get('part'))?.id ?? 'announcements';
  const show = (id: string) =>
    search.set({
      part: id === 'announcements' ? undefined : id,
      type: undefined,
      state: undefined,
      group: undefined,
      mailing: undefined,
      topic: undefined,
    });
  return (
    <>
      <PageTitle title={translate('sections.content')} />
      <Tabs label={translate('content.parts')} tabs={tabs} selectedId={chosen} onSelect={show} />
    </>
  );
}
