import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { LanguageSelect } from '#features/language/language-select.tsx';

/** A menu of phones, from the left edge; it closes when the page changes. */
export function Drawer({
  label,
  title,
  className,
  onClose,
  children,
}: {
  label: string;
  title: ReactNode;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const drawer = ref.current;
    const opener = document.activeElement;
    drawer?.showModal();
    return () => {
      drawer?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useOnNavigation(onClose);
  return (
    <dialog
      ref={ref}
      className={className ? `drawer ${className}` : 'drawer'}
      aria-label={label}
      // A touch beside the drawer closes it, as Escape does.
      closedby="any"
      onClose={onClose}
    >
      <div className="drawer-sheet">
        <div className="drawer-head">
          <p className="drawer-title">{title}</p>
          <IconButton label={t('close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        {children}
        <div className="drawer-foot">
          <LanguageSelect />
          <ThemeToggle toDarkLabel={t('theme_dark')} toLightLabel={t('theme_light')} />
        </div>
      </div>
    </dialog>
  );
}

/** A menu has done its work when the page changes. */
function useOnNavigation(onNavigation: () => void): void {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const openedAt = useRef(pathname);
  const leave = useEffectEvent(onNavigation);
  useEffect(() => {
    if (pathname !== openedAt.current) leave();
  }, [pathname]);
}
