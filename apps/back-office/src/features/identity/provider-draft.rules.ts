/** A sign-in provider as it is being typed. */
import type {
  ProviderSettings,
  providerIcons,
  SignInProvider,
} from '@bahati/contract/back-office/identity/identity.ts';

export type ProviderDraft = {
  code: string;
  name: string;
  issuer: string;
  clientId: string;
  /** Empty: what is kept stays. */
  secret: string;
  isSecretRemoved: boolean;
  icon: (typeof providerIcons)[number];
  isShown: boolean;
};

export function providerDraft(provider: SignInProvider | undefined): ProviderDraft {
  return {
    code: provider?.code ?? '',
    name: provider?.name ?? '',
    issuer: provider?.issuer ?? '',
    clientId: provider?.clientId ?? '',
    secret: '',
    isSecretRemoved: false,
    icon: (provider?.icon ?? '') as ProviderDraft['icon'],
    isShown: provider?.isShown ?? true,
  };
}

/** Fields that are empty, and a code that is none. */
export function missingFields(draft: ProviderDraft): string[] {
  const empty = (['name', 'issuer', 'clientId'] as const).filter((name) => !draft[name].trim());
  return /^[a-z][a-z0-9-]{0,31}$/.test(draft.code) ? empty : ['code', ...empty];
}

export function settingsOf(draft: ProviderDraft): ProviderSettings {
  const { name, issuer, clientId, secret, isSecretRemoved, icon, isShown } = draft;
  const settings = {
    name: name.trim(),
    issuer: issuer.trim(),
    clientId: clientId.trim(),
    icon,
    isShown,
  };
  if (isSecretRemoved) return { ...settings, clientSecret: null };
  return secret === '' ? settings : { ...settings, clientSecret: secret };
}
