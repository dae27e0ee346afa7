/** Identity's calls of the back office: registration rules and sign-in providers. */
import type { boIdentityCalls } from '@bahati/contract/back-office/identity/identity.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  changeRegistrationRule,
  listRegistrationRules,
  resetRegistrationRule,
} from './change-registration-rules.ts';
import {
  addSignInProvider,
  changeSignInProvider,
  listSignInProviders,
  moveSignInProvider,
} from './change-social-providers.ts';

export function identityBackOffice(
  context: Context,
): Handlers<typeof boIdentityCalls, PlatformActors> {
  return {
    'GET /bo/registrationRules': async () => ({ items: await listRegistrationRules(context) }),
    'POST /bo/registrationRules/:field': async ({ params, body, actor, ip }) =>
      changeRegistrationRule(context, actor, { ...params, rule: body, ip }),
    'POST /bo/registrationRules/:field/reset': async ({ params, actor, ip }) =>
      resetRegistrationRule(context, actor, { ...params, ip }),
    'GET /bo/signInProviders': async () => listSignInProviders(context),
    'POST /bo/signInProviders': async ({ body, actor, ip }) =>
      addSignInProvider(context, actor, { ...body, ip }),
    'POST /bo/signInProviders/:code': async ({ params, body, actor, ip }) =>
      changeSignInProvider(context, actor, { ...body, ...params, ip }),
    'POST /bo/signInProviders/:code/move': async ({ params, body, actor, ip }) => {
      await moveSignInProvider(context, actor, { ...params, ...body, ip });
      return {};
    },
  };
}
