import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { isOwnPage } from './resource-links.rules.ts';

/**
 * A link out of the brand's data. A page of this site opens in place; any other address opens in a
 * new window (spec §2), which is said aloud.
 */
export function ResourceLink({
  href,
  className,
  onFollow,
  children,
}: {
  href: string;
  className?: string | undefined;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const router = useRouter();

  function follow(event: MouseEvent) {
    onFollow?.();
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isOwnPage(href) || !isPlain) return;
    event.preventDefault();
    router.history.push(href);
  }

  const elsewhere = isOwnPage(href) ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a className={className} href={href} onClick={follow} {...elsewhere}>
      {children}
      {!isOwnPage(href) && <VisuallyHidden> {t('opens_new')}</VisuallyHidden>}
    </a>
  );
}
