/** What fishing says. */
import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  joining: { en: 'Rowing out to the water', sw: 'Tunaelekea majini' },
  joinFailed: { en: 'The pools could not be loaded', sw: 'Maji hayakupatikana' },
  joinFailedText: {
    en: 'Check your connection and try again.',
    sw: 'Angalia mtandao wako kisha ujaribu tena.',
  },
  full: {
    en: 'All cannons here are taken. You are watching.',
    sw: 'Mizinga yote imechukuliwa. Unatazama.',
  },
  offline: { en: 'Reconnecting…', sw: 'Tunaunganisha tena…' },
  closed: { en: 'This game is closed for now.', sw: 'Mchezo huu umefungwa kwa sasa.' },
  paused: { en: 'This pool is paused', sw: 'Maji haya yamesimamishwa kwa muda' },
  notOffered: {
    en: 'Shots of this price are not offered to you now.',
    sw: 'Risasi za bei hii hazitolewi kwako kwa sasa.',
  },
  refused: {
    en: 'The shot was not taken. Nothing was charged.',
    sw: 'Risasi haikuchukuliwa. Hakuna kilichotozwa.',
  },
  stake: { en: 'Per shot', sw: 'Kwa risasi' },
  less: { en: 'Cheaper shots', sw: 'Risasi za bei ndogo' },
  more: { en: 'Dearer shots', sw: 'Risasi za bei kubwa' },
  weapon: { en: 'Weapon', sw: 'Silaha' },
  lock: { en: 'Lock', sw: 'Lenga' },
  lockHint: { en: 'Tap a fish: every shot follows it', sw: 'Gusa samaki: kila risasi itamfuata' },
  auto: { en: 'Auto', sw: 'Otomatiki' },
  held: { en: '{amount} of it for shots', sw: '{amount} ni za risasi' },
  won: { en: 'Caught', sw: 'Ulichovua' },
  aim: {
    en: 'The pool. Hold to fire where you point. Arrow keys turn the cannon, space fires, A auto, L lock, plus and minus change the stake.',
    sw: 'Maji. Shikilia kufyatua unapoelekeza. Mishale hugeuza mzinga, nafasi hufyatua, A otomatiki, L lenga, kuongeza na kutoa hubadili dau.',
  },
  holdToFire: { en: 'Hold anywhere to fire', sw: 'Shikilia popote kufyatua' },
  bossComes: { en: '{name} is coming', sw: '{name} anakuja' },
  rules: { en: 'Rules', sw: 'Kanuni' },
  pays: { en: 'Fish', sw: 'Samaki' },
  fair: { en: 'Provably fair', sw: 'Uhalali wa mchezo' },
  mine: { en: 'Your bets', sw: 'Madau yako' },
  mineText: {
    en: 'Every reserve of shots stands in your bet record on the site, with all that was shot, caught and given back.',
    sw: 'Kila akiba ya risasi ipo kwenye kumbukumbu ya madau yako kwenye tovuti, pamoja na zilizofyatuliwa, zilizovua na zilizorudishwa.',
  },
  reserve: {
    en: 'Shots are paid from a reserve of fifty, taken from your balance as you begin. What is left of it comes back with what you caught when it is used up, after a minute, when you rest or when you leave.',
    sw: 'Risasi hulipwa kutoka akiba ya hamsini, inayochukuliwa kwenye salio lako unapoanza. Kilichobaki hurudi pamoja na ulichovua akiba inapoisha, baada ya dakika, unapopumzika au unapoondoka.',
  },
  cutLine: {
    en: 'If your line or our server fails, shots that had not hit are given back and catches that were shown are paid.',
    sw: 'Mtandao au seva yetu ikikatika, risasi ambazo hazijagonga hurudishwa na samaki walioonyeshwa kuvuliwa hulipwa.',
  },
  payOf: {
    en: '{pays}× · one in {oneIn} hits · returns {percent} %',
    sw: '{pays}× · mara moja kwa mapigo {oneIn} · hurudisha {percent} %',
  },
  seedHash: { en: 'Hash of the seed of this pool', sw: 'Hash ya mbegu ya maji haya' },
  clientSeed: {
    en: 'Hashed with it, with your seat',
    sw: 'Huunganishwa nayo, pamoja na kiti chako',
  },
  fairText: {
    en: 'Who is captured is read off the seed of the pool, which was fixed before it opened. The seed is published in your bet record once the pool has ended.',
    sw: 'Anayevuliwa husomwa kutoka mbegu ya maji, iliyowekwa kabla hayajafunguliwa. Mbegu hutangazwa kwenye kumbukumbu ya madau yako maji yakiisha.',
  },
} as const satisfies Record<string, Words>;
