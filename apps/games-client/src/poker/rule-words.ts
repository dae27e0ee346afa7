/** The rules on one page, in the order a beginner asks. */
import type { Words } from '@bahati/game-rules/words.ts';

const common: readonly Words[] = [
  {
    en: 'Two players pay before the cards: the small blind and the big blind. The button moves one seat after each hand.',
    sw: 'Wachezaji wawili hulipa kabla ya karata: blindi ndogo na blindi kubwa. Kitufe cha mgawaji husogea kiti kimoja kila mkono.',
  },
  {
    en: 'In turn you fold, check, call or raise: before the flop, then after the flop of three cards, the turn and the river.',
    sw: 'Kwa zamu unaacha, unapita, unafuata au unaongeza: kabla ya flop, kisha baada ya flop ya karata tatu, turn na river.',
  },
];

const ends: readonly Words[] = [
  {
    en: 'Who has put in all can lose no more; what others bet beyond it goes to a side pot.',
    sw: 'Aliyeweka zote hawezi kupoteza zaidi; wengine wakiweka zaidi, huenda kwenye chungu cha pembeni.',
  },
  {
    en: 'When your time is over the time bank begins by itself; when that is used up you check or fold and sit out.',
    sw: 'Muda wako ukiisha, akiba ya muda inaanza yenyewe; ikiisha, unapitishwa au karata zako zinaachwa na unapumzishwa.',
  },
  {
    en: 'The hand goes on while your connection is broken: your time runs, and you come back to the same cards.',
    sw: 'Mtandao ukikatika mkono unaendelea: muda wako unahesabiwa, na ukirudi utakuta karata zilezile.',
  },
];

export const holdemRules: readonly Words[] = [
  {
    en: 'You are dealt two cards. The best five of them and the five on the table make your hand.',
    sw: 'Unagawiwa karata mbili. Tano bora kati ya hizo na tano za mezani ndizo mkono wako.',
  },
  {
    en: 'No limit: you may raise by everything before you.',
    sw: 'Bila kikomo: unaweza kuongeza kwa chipu zako zote.',
  },
];

export const omahaRules: readonly Words[] = [
  {
    en: 'You are dealt four cards. Exactly two of them with three of the table make your hand.',
    sw: 'Unagawiwa karata nne. Mbili tu kati yake pamoja na tatu za mezani ndizo mkono wako.',
  },
  {
    en: 'Pot limit: a raise is at most what would lie in the pot after your call.',
    sw: 'Kikomo cha chungu: unaongeza kwa kiasi kisichozidi chungu baada ya kufuata.',
  },
];

/** Told after the rules of the variant. */
export const commonRules: readonly Words[] = [...common, ...ends];
