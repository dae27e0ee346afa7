/** What is said where a player reports another. */
import type { ReportReason } from '@bahati/contract/games-frame/reports.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export const reportWords = {
  open: { en: 'Report a player', sw: 'Ripoti mchezaji' },
  text: {
    en: 'Our staff get your report with the record of this game. The player is not told.',
    sw: 'Wafanyakazi wetu watapata ripoti yako pamoja na kumbukumbu ya mchezo huu. Mchezaji hataambiwa.',
  },
  who: { en: 'Who', sw: 'Nani' },
  choose: { en: 'Choose', sw: 'Chagua' },
  player: { en: 'Seat {seat} – {name}', sw: 'Kiti cha {seat} – {name}' },
  nameless: { en: 'Seat {seat}', sw: 'Kiti cha {seat}' },
  what: { en: 'What is wrong', sw: 'Tatizo ni nini' },
  more: { en: 'In your own words', sw: 'Eleza kwa maneno yako' },
  optional: { en: '(optional)', sw: '(si lazima)' },
  send: { en: 'Send the report', sw: 'Tuma ripoti' },
  sent: {
    en: 'Thank you. Your report was sent. Our staff will look into it.',
    sw: 'Asante. Ripoti yako imetumwa. Wafanyakazi wetu wataifuatilia.',
  },
  done: { en: 'Close', sw: 'Funga' },
  tooMany: {
    en: 'You have sent {maximum} reports today. You can send more tomorrow.',
    sw: 'Leo umetuma ripoti {maximum}. Unaweza kutuma nyingine kesho.',
  },
  late: {
    en: 'A game can be reported for an hour after it ends, by those who sat at the table.',
    sw: 'Mchezo unaweza kuripotiwa ndani ya saa moja baada ya kuisha, na waliokaa mezani.',
  },
  wait: { en: 'Too many tries. Wait a minute.', sw: 'Umejaribu mara nyingi. Subiri dakika moja.' },
  failed: {
    en: 'There was no answer. Check your connection and try again.',
    sw: 'Hakuna jibu. Angalia mtandao wako kisha ujaribu tena.',
  },
} as const satisfies Record<string, Words>;

export const reasonWords: Readonly<Record<ReportReason, Words>> = {
  together: { en: 'Players help each other', sw: 'Wachezaji wanasaidiana' },
  gives_chips: { en: 'Loses to somebody on purpose', sw: 'Anapoteza kwa mwingine makusudi' },
  not_human: { en: 'Not a person: a program plays', sw: 'Si mtu: programu inacheza' },
  slow: { en: 'Holds up the game', sw: 'Anachelewesha mchezo' },
  name: { en: 'Insulting name', sw: 'Jina la matusi' },
  other: { en: 'Something else', sw: 'Jambo lingine' },
};
