/**
 * Calls whose bodies travel sealed, the (E) of spec §7: a JWE in compact form (RFC 7516) for the
 * server's published key, ECDH-ES with A256GCM. It is a layer above TLS and never a check: what is
 * inside is validated like any other body. No schema library here, so a site may bundle it.
 */
export const sealedMediaType = 'application/jose';
export const sealAlgorithm = 'ECDH-ES';
export const sealEncryption = 'A256GCM';

/** How long a sealed body is valid; it is accepted once. */
export const sealWindowSeconds = 60;

/** The calls marked (E) in the spec. */
export const sealedCalls: ReadonlySet<string> = new Set([
  'POST /wps/session/login',
  'POST /wps/member/register',
  'PUT /wps/member/register',
  'POST /wps/member/register/mobile',
  'PUT /wps/member/register/mobile',
  'POST /wps/member/password',
  'PUT /wps/member/password',
  'POST /wps/member/password/verification',
  'POST /wps/member/password/link',
  'POST /wps/member/social/password',
  'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
  'POST /wps/relay/passwordCheck/MCS2_convertPoint',
]);

/** The sealed content: the body, its call, the time, and an id that is accepted once. */
export type SealedContent = {
  call: string;
  /** Seconds since 1970 by the server's clock, as its key was fetched. */
  iat: number;
  /** A UUID. */
  jti: string;
  body: unknown;
};
