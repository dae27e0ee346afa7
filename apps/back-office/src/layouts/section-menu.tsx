import { useState } from 'react';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { MenuIcon } from '@bahati/ui/icons/icons.tsx';
import { CanAccess } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { useWords } from '#office/words/use-words.ts';
import { sectionGroups } from './sections.ts';

/** On a phone: every screen at a glance, where the row below holds only a few. */
export function SectionMenu() {
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
        {sectionGroups.map(({ id, sections }) => (
          <section
            key={id}
            className="office-menu-group"
            aria-label={translate(`section_groups.${id}`)}
          >
            <h3>{translate(`section_groups.${id}`)}</h3>
            <ul>
              {sections.map(({ resource, path, icon: Icon }) => (
                <CanAccess key={resource} resource={resource} action="list">
                  <li>
                    <NavLink to={path} className="office-menu-link" onClick={close}>
                      <Icon size={22} />
                      {translate(`sections.${resource}`)}
                    </NavLink>
                  </li>
                </CanAccess>
              ))}
            </ul>
          </section>
        ))}
      </Dialog>
    </>
  );
}
