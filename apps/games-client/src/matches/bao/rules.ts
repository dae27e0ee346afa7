/** The rules on one page, in the order a beginner asks. */
import type { Words } from '@bahati/game-rules/words.ts';
import { lessons } from './guide/lessons.ts';

const more: readonly Words[] = [
  {
    en: 'A pit of 16 seeds or more, and a pit of one seed, cannot begin a capture in mtaji. A takata is never begun with a single seed.',
    sw: 'Shimo la kete 16 au zaidi, na shimo la kete moja, haliwezi kuanza kula wakati wa mtaji. Takata haianzi na kete moja.',
  },
  {
    en: 'In the ghala stage without a nyumba, a takata goes to a pit with two seeds or more while there is one.',
    sw: 'Wakati wa namua bila nyumba, takata huwekwa kwenye shimo lenye kete mbili au zaidi ikiwa lipo.',
  },
  {
    en: 'Neither a nyumba, nor the only front pit with seeds, nor the only one with more than one seed can be blocked.',
    sw: 'Nyumba haitakatiwi; wala shimo pekee la mbele lenye kete, wala la pekee lenye kete zaidi ya moja.',
  },
  {
    en: 'Choose a marked pit, then an arrow, or swipe from the pit to the left or right. Keys: Enter chooses a pit, the arrows say the way, Escape takes it back.',
    sw: 'Chagua shimo lenye alama, kisha mshale, au telezesha kidole kutoka shimoni kushoto au kulia. Vitufe: Enter huchagua shimo, mishale husema upande, Escape hufuta.',
  },
];

export const rules: readonly Words[] = [...lessons.flatMap(({ text }) => text), ...more];
