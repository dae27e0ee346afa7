/**
 * Whether the announcements were closed in this tab (spec §4), for members and for visitors apart.
 * The next member of the tab has not seen them.
 */
import { onSessionChange } from '#features/identity/session.ts';

const keys = { member: 'USER_POPUP', visitor: 'ANONYMOUS_POPUP' } as const;

export type PopupReader = keyof typeof keys;

const closed = 'closed';

export function isPopupClosed(reader: PopupReader): boolean {
  return sessionStorage.getItem(keys[reader]) === closed;
}

export function rememberPopupClosed(reader: PopupReader): void {
  sessionStorage.setItem(keys[reader], closed);
}

onSessionChange((ending) => {
  if (ending !== 'none') sessionStorage.removeItem(keys.member);
});
