import { useState } from 'react';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { MenuIcon } from '@bahati/ui/icons/icons.tsx';
import { MenuLink } from '#office/address/link.tsx';
import { type MenuScreen, pathOfScreen } from '#office/screen.tsx';
import { useWords } from '#office/words/use-words.ts';

type Groups = readonly { id: string; screens: readonly MenuScreen[] }[];

/** On a phone: every screen at a glance, where the row below holds only a few. */
export function SectionMenu({ groups }: { groups: Groups }) {
  const { translate } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className="office-section office-section-menu"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon size={20} />
        <span className="office-section-name">{translate('layout.all_sections')}</span>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={translate('layout.all_sections')}
        closeLabel={translate('ra.action.close')}
      >
        {groups.map(({ id, screens }) => (
          <section
            key={id}
            className="office-menu-group"
            aria-label={translate(`section_groups.${id}`)}
          >
            <h3>{translate(`section_groups.${id}`)}</h3>
            <ul>
              {screens.map((screen) => (
                <li key={screen.name}>
                  <MenuLink to={pathOfScreen(screen)} className="office-menu-link" onClick={close}>
                    <screen.menu.icon size={22} />
                    {translate(`sections.${screen.name}`)}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Dialog>
    </>
  );
}
