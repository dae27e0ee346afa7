import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { ReadyAnswers } from '#features/support/ready-answers.tsx';
import { Departments } from '#features/support/departments.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { Announcements } from '#features/content/announcements/announcements.tsx';
import { Banners } from '#features/content/banners/banners.tsx';
import { Contacts } from '#features/content/contacts/contacts.tsx';
import { HelpTopics } from '#features/content/help/help-topics.tsx';
import { Mailings } from '#features/content/mailings/mailings.tsx';
import './content.css';
import '#features/content/mailings/mailings.css';

/** What the player site says, shows and leads to. */
export function ContentPage() {
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
      <Tabs label={translate('content.parts')} tabs={tabs} selectedId={chosen} onSelect={show} />
    </>
  );
}
