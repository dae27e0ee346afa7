/**
 * What a service says went wrong on its side, in our words (spec §8). OpenID Connect names few
 * errors; hosted services add those of their own verification, with dashes or underscores and
 * sometimes "auth/" before them.
 */
const words = {
  access_denied: 'phone_closed',
  popup_closed_by_user: 'phone_closed',
  invalid_phone_number: 'refusal_mobile_invalid',
  missing_phone_number: 'refusal_phone_missing',
  too_many_requests: 'phone_too_many',
  invalid_verification_code: 'refusal_code_wrong',
  missing_verification_code: 'phone_code_missing',
  captcha_check_failed: 'phone_captcha_failed',
  quota_exceeded: 'refusal_sms_quota_exceeded',
  operation_not_allowed: 'refusal_function_not_enabled',
  unauthorized_client: 'refusal_function_not_enabled',
  code_expired: 'refusal_code_expired',
  temporarily_unavailable: 'refusal_phone_unavailable',
  server_error: 'refusal_phone_unavailable',
} as const;

export type PhoneErrorKey = (typeof words)[keyof typeof words] | 'phone_failed';

export function phoneErrorKey(error: string): PhoneErrorKey {
  const code = error.replace(/^auth\//, '').replaceAll('-', '_');
  return Object.hasOwn(words, code) ? words[code as keyof typeof words] : 'phone_failed';
}
