/** The hosted phone service: the operator sets it up, the brand offers it. */
import type { BrandFlags } from '@bahati/contract/brand-flags.ts';
import type { Config } from '#platform/config.ts';

export type PhoneService = {
  channel: string;
  /** What members know it as: they read where they are led. */
  name: string;
  issuer: string;
  keysUrl: string;
  /** We are known to the service by this, and its tokens for us carry it. */
  audience: string;
  authorizeUrl: string;
};

/** Undefined where none is set up or the brand does not offer it. */
export function offeredPhoneService(
  config: Config,
  { flags }: { flags: Pick<BrandFlags, 'PHONEAUTH3'> },
): PhoneService | undefined {
  const {
    PHONE_AUTH_ISSUER: issuer,
    PHONE_AUTH_JWKS_URL: keysUrl,
    PHONE_AUTH_AUDIENCE: audience,
    PHONE_AUTH_AUTHORIZE_URL: authorizeUrl,
    PHONE_AUTH_CHANNEL: channel,
    PHONE_AUTH_NAME: name,
  } = config;
  if (!flags.PHONEAUTH3) return undefined;
  if (!issuer || !keysUrl || !audience || !authorizeUrl) return undefined;
  return {
    channel,
    name: name ?? new URL(authorizeUrl).hostname,
    issuer,
    keysUrl,
    audience,
    authorizeUrl,
  };
}
