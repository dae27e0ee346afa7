/** What is said of private tables. */
import type { Words } from '@bahati/game-rules/words.ts';

export const inviteWords = {
  title: { en: 'Play with friends', sw: 'Cheza na marafiki' },
  text: {
    en: 'Open a private table and share its code. Only those who have the code can join.',
    sw: 'Fungua meza ya faragha kisha utume namba yake ya siri. Wenye namba hiyo pekee ndio wanaingia.',
  },
  open: { en: 'Open a private table', sw: 'Fungua meza ya faragha' },
  openNow: { en: 'Open the table', sw: 'Fungua meza' },
  level: { en: 'Stakes and buy-in', sw: 'Dau na kiasi cha kuingia' },
  enter: { en: 'Enter a code', sw: 'Weka namba ya siri' },
  enterNow: { en: 'Join the table', sw: 'Ingia mezani' },
  code: { en: 'Table code', sw: 'Namba ya siri ya meza' },
  codeHint: { en: '8 letters and digits', sw: 'Herufi na tarakimu 8' },
  unknown: {
    en: 'No table of this game has this code. Check it with your friend.',
    sw: 'Hakuna meza ya mchezo huu yenye namba hii. Hakikisha na rafiki yako.',
  },
  tooMany: {
    en: 'You already have {maximum} private tables in use. One closes when nobody has used it for a day.',
    sw: 'Tayari una meza {maximum} za faragha zinazotumika. Meza hufungwa isipotumiwa kwa siku nzima.',
  },
  wait: { en: 'Too many tries. Wait a minute.', sw: 'Umejaribu mara nyingi. Subiri dakika moja.' },
  failed: {
    en: 'There was no answer. Check your connection and try again.',
    sw: 'Hakuna jibu. Angalia mtandao wako kisha ujaribu tena.',
  },
  private: { en: 'Private table', sw: 'Meza ya faragha' },
  invite: { en: 'Invite friends, table code {code}', sw: 'Alika marafiki, namba ya meza {code}' },
  copied: { en: 'Code copied', sw: 'Namba imenakiliwa' },
} as const satisfies Record<string, Words>;
