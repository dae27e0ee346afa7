import { useRouter } from '@tanstack/react-router';

/** Until the reward centre has a page of its own, promotions stand here. */
export const rewardCentre = '/promotions';

/** Goes to an address of the site, or opens another one beside it. */
export function useFollow(): (href: string) => void {
  const router = useRouter();
  return (href) => {
    if (href.startsWith('/')) router.history.push(href);
    else window.open(href, '_blank', 'noopener,noreferrer');
  };
}
