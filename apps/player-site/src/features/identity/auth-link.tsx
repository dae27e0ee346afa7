import { type ButtonSize, type ButtonTone, buttonClass } from '@bahati/ui/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { warmPopups } from '#features/identity/popups/popups.tsx';

/** Opens the login or registration pop-up over the page that is open. */
export function AuthLink({
  popup,
  tone,
  size,
  isWide,
  className,
  next,
  children,
}: {
  popup: 'login' | 'register';
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
  /** Replaces the look of a button. */
  className?: string | undefined;
  next?: string | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Link
      to="."
      search={(current) => ({ ...current, popup, ...(next ? { next } : {}) })}
      resetScroll={false}
      preload={false}
      className={className ?? buttonClass({ tone, size, isWide })}
      activeProps={{}}
      onPointerEnter={warmPopups}
      onFocus={warmPopups}
    >
      {children ?? (popup === 'login' ? t('hd_log_in') : t('hd_sign_up'))}
    </Link>
  );
}
