import { linkKind } from '@bahati/contract/links.ts';
import { useRouter } from '@tanstack/react-router';

/** Goes to an address of the site, or opens another one beside it; what is neither leads nowhere. */
export function useFollow(): (href: string) => void {
  const router = useRouter();
  return (href) => {
    const kind = linkKind(href);
    if (kind === 'page') router.history.push(href);
    else if (kind) window.open(href, '_blank', 'noopener,noreferrer');
  };
}
