import type { ComponentProps, MouseEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { type AddressState, goTo, usePathname } from './use-address.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this site; one that begins with `?` is of the page that is open. */
  to: string;
  /** What the entry keeps; absent: nothing. */
  state?: AddressState | undefined;
};

/**
 * A way to another address. Ours come from queues, kept views and subjects of the audit log as
 * text, and many say themselves what is current; the router's own link does neither.
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  const pathname = usePathname();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isOurs = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !isOurs || event.altKey) return;
    event.preventDefault();
    goTo(router, to, { state });
  };
  return (
    <a {...rest} href={to.startsWith('?') ? pathname + to : to} onClick={go}>
      {children}
    </a>
  );
}

/** The same in a menu, where it says whether one is there. */
export function MenuLink({ to, ...rest }: LinkProps) {
  const pathname = usePathname();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return <Link {...rest} to={to} {...(isHere ? { 'aria-current': 'page' } : {})} />;
}
