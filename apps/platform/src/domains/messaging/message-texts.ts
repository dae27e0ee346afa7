/** What a brand says by SMS and e-mail, in the operator's two languages. */
import { codeMinutes } from '@bahati/contract/player-site/identity/code-minutes.ts';

import { accountChanged, type AccountEvent } from './account-texts.ts';

/** What a message is for and what it carries. */
export type MessageText =
  | {
      purpose:
        | 'login_code'
        | 'register_code'
        | 'password_code'
        | 'bind_code'
        | 'step_up_code'
        | 'payment_password_code'
        | 'authenticator_code';
      code: string;
    }
  | { purpose: 'password_link' | 'staff_invitation'; link: string }
  | {
      purpose: 'feedback_answered';
      ticket: string;
      /** What the sender wrote, and what staff answer. */
      question: string;
      answer: string;
    }
  | { purpose: 'password_changed' | 'contact_changed' | 'level_taken_back' }
  | {
      purpose: 'report_ready';
      report: string;
      /** Which days it tells of. */
      days: string;
      /** Leads to the back office, where who may read it logs in. */
      link: string;
      keptDays: number;
    }
  | {
      purpose: 'payout_account_changed';
      change: 'added' | 'removed';
      /** Masked. */
      account: string;
    }
  | {
      purpose: 'text_answered';
      /** The whole answer, as whoever was asked wrote it. */
      text: string;
    }
  | { purpose: 'account_changed'; event: AccountEvent; heldHours: number | null };

type Words = { subject: string; body: string };
type Language = 'en' | 'sw';

const codeUses: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    login_code: 'to log in',
    register_code: 'to register',
    password_code: 'to set a new password',
    bind_code: 'to confirm this number or e-mail',
    step_up_code: 'to confirm a login from a new place',
    payment_password_code: 'to set a new payment password',
    authenticator_code: 'to turn off your authenticator app',
  },
  sw: {
    login_code: 'kuingia',
    register_code: 'kujisajili',
    password_code: 'kuweka nenosiri jipya',
    bind_code: 'kuthibitisha namba au barua pepe hii',
    step_up_code: 'kuthibitisha kuingia kutoka mahali papya',
    payment_password_code: 'kuweka nenosiri jipya la malipo',
    authenticator_code: 'kuondoa programu yako ya uthibitishaji',
  },
};

/** Words of one message in the brand's name. A code stands first, where a phone's notice still shows it. */
export function writeMessage(text: MessageText, language: Language, brand: string): Words {
  const isEnglish = language === 'en';
  switch (text.purpose) {
    case 'password_link':
      return isEnglish
        ? {
            subject: `Set a new ${brand} password`,
            body: `Open this link within 30 minutes to set a new password:\n\n${text.link}\n\nIf you did not ask for this, ignore this message. Your password does not change.`,
          }
        : {
            subject: `Weka nenosiri jipya la ${brand}`,
            body: `Fungua kiungo hiki ndani ya dakika 30 uweke nenosiri jipya:\n\n${text.link}\n\nKama hukuomba, puuza ujumbe huu. Nenosiri lako halitabadilika.`,
          };
    case 'staff_invitation':
      return staffInvitation(text.link, isEnglish, brand);
    case 'password_changed':
      return isEnglish
        ? {
            subject: `Your ${brand} password was changed`,
            body: `Your ${brand} password was changed and all other devices were logged out. If this was not you, contact customer service immediately.`,
          }
        : {
            subject: `Nenosiri lako la ${brand} limebadilishwa`,
            body: `Nenosiri lako la ${brand} limebadilishwa na umetolewa kwenye vifaa vingine vyote. Kama si wewe, wasiliana na huduma kwa wateja mara moja.`,
          };
    case 'contact_changed':
      return isEnglish
        ? {
            subject: `Your ${brand} contact details were changed`,
            body: `The number or e-mail address of your ${brand} account was changed. This one is no longer used. If this was not you, contact customer service immediately.`,
          }
        : {
            subject: `Mawasiliano yako ya ${brand} yamebadilishwa`,
            body: `Namba au barua pepe ya akaunti yako ya ${brand} imebadilishwa. Hii haitumiki tena. Kama si wewe, wasiliana na huduma kwa wateja mara moja.`,
          };
    case 'account_changed':
      return accountChanged(text, language, brand);
    case 'level_taken_back':
      return levelTakenBack(isEnglish, brand);
    case 'text_answered':
      return { subject: brand, body: text.text };
    case 'feedback_answered':
      return feedbackAnswered(text, isEnglish, brand);
    case 'report_ready':
      return reportReady(text, isEnglish, brand);
    case 'payout_account_changed':
      return payoutAccountChanged(text, isEnglish, brand);
    default: {
      const use = codeUses[language][text.purpose] ?? '';
      return isEnglish
        ? {
            subject: `${text.code} is your ${brand} code`,
            body: `${text.code} is your ${brand} code ${use}. It is valid for ${codeMinutes} minutes. Do not share it with anyone.`,
          }
        : {
            subject: `${text.code} ni msimbo wako wa ${brand}`,
            body: `${text.code} ni msimbo wako wa ${brand} wa ${use}. Unatumika kwa dakika ${codeMinutes}. Usimpe mtu yeyote.`,
          };
    }
  }
}

function staffInvitation(link: string, isEnglish: boolean, brand: string): Words {
  return isEnglish
    ? {
        subject: `Your ${brand} back office invitation`,
        body: `Open this link within 24 hours to set your password and your authenticator app. It works once:\n\n${link}\n\nDo not share it with anyone.`,
      }
    : {
        subject: `Mwaliko wako wa ofisi ya ${brand}`,
        body: `Fungua kiungo hiki ndani ya saa 24 uweke nenosiri na programu yako ya misimbo. Kinatumika mara moja:\n\n${link}\n\nUsimpe mtu yeyote.`,
      };
}

function payoutAccountChanged(
  { account, change }: Extract<MessageText, { purpose: 'payout_account_changed' }>,
  isEnglish: boolean,
  brand: string,
): Words {
  const isAdded = change === 'added';
  return isEnglish
    ? {
        subject: `Your ${brand} withdrawal accounts were changed`,
        body: `${account} was ${isAdded ? 'added to' : 'removed from'} your ${brand} withdrawal accounts. If this was not you, contact customer service immediately.`,
      }
    : {
        subject: `Akaunti zako za kutolea pesa za ${brand} zimebadilishwa`,
        body: `${account} ${isAdded ? 'imeongezwa kwenye' : 'imeondolewa kwenye'} akaunti zako za kutolea pesa za ${brand}. Kama si wewe, wasiliana na huduma kwa wateja mara moja.`,
      };
}

function levelTakenBack(isEnglish: boolean, brand: string): Words {
  return isEnglish
    ? {
        subject: `Your ${brand} verification was withdrawn`,
        body: `Your verification at ${brand} is no longer valid, or only partly. Log in and open Verification to see what is needed. If you have questions, contact customer service.`,
      }
    : {
        subject: `Uthibitisho wako wa ${brand} umeondolewa`,
        body: `Uthibitisho wako kwa ${brand} si halali tena, au ni halali kwa sehemu tu. Ingia ufungue Uthibitisho wa akaunti uone kinachohitajika. Ukiwa na swali, wasiliana na huduma kwa wateja.`,
      };
}

function feedbackAnswered(
  { ticket, question, answer }: Extract<MessageText, { purpose: 'feedback_answered' }>,
  isEnglish: boolean,
  brand: string,
): Words {
  return isEnglish
    ? {
        subject: `${brand}: answer to ticket ${ticket}`,
        body: `You wrote:\n${question}\n\nOur answer:\n${answer}\n\nTo write to us again, use the form on our site.`,
      }
    : {
        subject: `${brand}: jibu la tiketi ${ticket}`,
        body: `Uliandika:\n${question}\n\nJibu letu:\n${answer}\n\nKuandika tena, tumia fomu kwenye tovuti yetu.`,
      };
}

type ReportReady = Extract<MessageText, { purpose: 'report_ready' }>;

function reportReady(
  { report, days, link, keptDays }: ReportReady,
  isEnglish: boolean,
  brand: string,
): Words {
  return isEnglish
    ? {
        subject: `${brand}: the report “${report}” is ready`,
        body: `The report “${report}” of ${days} is ready. Staff with access can open it here for ${keptDays} days:\n\n${link}`,
      }
    : {
        subject: `${brand}: ripoti “${report}” iko tayari`,
        body: `Ripoti “${report}” ya ${days} imetengenezwa. Anayeruhusiwa kuisoma ataipata hapa kwa siku ${keptDays}:\n\n${link}`,
      };
}
