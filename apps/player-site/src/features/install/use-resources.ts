import type {
  CustomerServiceType,
  Resource,
} from '@bahati/contract/player-site/system/resources.ts';
import { openPath } from '@bahati/contract/player-site/system/veiled-path.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { isSafeLink } from './resource-links.rules.ts';

export type Service = {
  csType: CustomerServiceType;
  place: 'menu' | 'floating' | 'both';
  title: string;
  href: string;
};

type Resources = { services: Service[]; resources: Resource[] };

const none: Resources = { services: [], resources: [] };

async function readResources(language: 'en' | 'sw'): Promise<Resources> {
  const { customerService, resources } = await call('GET /wps/system/resources', {
    query: { language },
  });
  const services = await Promise.all(
    customerService.map(async ({ csType, csPosition: place, title, path }) => {
      const href = await openPath(path);
      // A page without TLS cannot decrypt: it shows no link rather than a broken one.
      return href !== undefined && isSafeLink(href) ? [{ csType, place, title, href }] : [];
    }),
  );
  return { services: services.flat(), resources: resources.filter(({ url }) => isSafeLink(url)) };
}

/** Where people turn to, and what they may install; nothing until it is known. */
export function useResources(): Resources {
  const { language: tag } = useTranslation();
  const language = tag === 'sw' ? 'sw' : 'en';
  const { data } = useQuery({
    queryKey: ['anyone', 'resources', language],
    queryFn: () => readResources(language),
    staleTime: 5 * 60_000,
  });
  return data ?? none;
}
