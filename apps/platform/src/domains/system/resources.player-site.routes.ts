/** Where people turn to, what they may install, and the languages of the product. */
import type { resourceCalls } from '@bahati/contract/player-site/system/resources.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readBrand } from './brand.ts';
import { listLanguages } from './languages.ts';
import { createResources } from './resources.ts';

export function resourcesPlayerSite(
  context: Context,
): Handlers<typeof resourceCalls, PlatformActors> {
  const resources = createResources(context);
  return {
    'GET /wps/system/resources': ({ query }) => resources(query.language),
    'GET /wps/system/languages': async () => {
      const { languages } = await readBrand(context.database, context.config.BRAND);
      return { languages: listLanguages(languages) };
    },
  };
}
