/** What a brand says when something that protects a member's money became another. */

export type AccountEvent =
  | 'payment_password_changed'
  | 'payment_password_reset'
  | 'authenticator_bound'
  | 'authenticator_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'profile_corrected'
  | 'account_reopened';

type Language = 'en' | 'sw';

/** The same words on a phone, in a letter's subject, and in the inbox. */
export const accountEvents: Readonly<Record<AccountEvent, Readonly<Record<Language, string>>>> = {
  payment_password_changed: {
    en: 'Your payment password was changed',
    sw: 'Nenosiri lako la malipo limebadilishwa',
  },
  payment_password_reset: {
    en: 'Your payment password was reset by customer service',
    sw: 'Nenosiri lako la malipo limewekwa upya na huduma kwa wateja',
  },
  authenticator_bound: {
    en: 'An authenticator app was turned on',
    sw: 'Programu ya uthibitishaji imewashwa',
  },
  authenticator_removed: {
    en: 'Your authenticator app was turned off',
    sw: 'Programu yako ya uthibitishaji imezimwa',
  },
  recovery_codes_renewed: {
    en: 'New recovery codes were created',
    sw: 'Misimbo mipya ya dharura imetengenezwa',
  },
  recovery_code_used: {
    en: 'A recovery code was used',
    sw: 'Msimbo wa dharura umetumika',
  },
  passkey_added: {
    en: 'A passkey was added to your account',
    sw: 'Passkey imeongezwa kwenye akaunti yako',
  },
  passkey_removed: {
    en: 'A passkey was removed from your account',
    sw: 'Passkey imeondolewa kwenye akaunti yako',
  },
  profile_corrected: {
    en: 'Your personal details were corrected by customer service',
    sw: 'Taarifa zako binafsi zimesahihishwa na huduma kwa wateja',
  },
  account_reopened: {
    en: 'Your account was reopened',
    sw: 'Akaunti yako imefunguliwa tena',
  },
};

/** How long payouts wait after it; empty: they do not. */
export function waitWords(heldHours: number | null, language: Language): string {
  if (heldHours === null) return '';
  return language === 'en'
    ? ` For your security you cannot withdraw for ${heldHours} hours.`
    : ` Kwa usalama wako, huwezi kutoa pesa kwa saa ${heldHours}.`;
}

export function accountChanged(
  { event, heldHours }: { event: AccountEvent; heldHours: number | null },
  language: Language,
  brand: string,
): { subject: string; body: string } {
  const what = accountEvents[event][language];
  const wait = waitWords(heldHours, language);
  return language === 'en'
    ? {
        subject: `${brand}: ${what}`,
        body: `${brand}: ${what}.${wait} If this was not you, contact customer service immediately.`,
      }
    : {
        subject: `${brand}: ${what}`,
        body: `${brand}: ${what}.${wait} Kama si wewe, wasiliana na huduma kwa wateja mara moja.`,
      };
}
