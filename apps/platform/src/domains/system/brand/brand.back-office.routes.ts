/** The calls by which staff say how the brand stands. */
import type { boBrandCalls } from '@bahati/contract/back-office/system/brand.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  changeChat,
  changeFlag,
  changeLanguages,
  changeMaintenance,
  changeRegions,
  readBrandSettings,
} from './change-brand.ts';
import { readBrand } from './read-brand.ts';
import { changeTheme } from './change-theme.ts';

export function brandBackOffice(context: Context): Handlers<typeof boBrandCalls, PlatformActors> {
  const { database, config } = context;
  return {
    'GET /bo/brand': () => readBrandSettings(database, config.BRAND),
    'GET /bo/brand/header': async () => {
      const { name, logoText, logoPicture } = await readBrand(database, config.BRAND);
      return { name, logoText, logoPicture };
    },
    'POST /bo/brand/maintenance': ({ actor, body, ip }) =>
      changeMaintenance(context, actor, { ...body, ip }),
    'POST /bo/brand/regions': ({ actor, body, ip }) =>
      changeRegions(context, actor, { ...body, ip }),
    'POST /bo/brand/flags/:flag': ({ actor, params, body, ip }) =>
      changeFlag(context, actor, { ...params, ...body, ip }),
    'POST /bo/brand/languages': ({ actor, body, ip }) =>
      changeLanguages(context, actor, { ...body, ip }),
    'POST /bo/brand/chat': ({ actor, body, ip }) => changeChat(context, actor, { ...body, ip }),
    'POST /bo/brand/theme': ({ actor, body, ip }) => changeTheme(context, actor, { ...body, ip }),
  };
}
