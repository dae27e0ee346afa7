/** What the proof of fishing says. */
import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  clientSeed: { en: 'Client seed of your seat', sw: 'Mbegu ya kiti chako' },
  hits: { en: 'Hits', sw: 'Mapigo' },
  hitsHint: {
    en: 'As in your betting history: each hit with its number, its weapon and what it was on.',
    sw: 'Kama ilivyo kwenye historia ya madau: kila pigo na namba yake, silaha yake na lilichogusa.',
  },
  seedHint: {
    en: '64 letters and numbers, in your betting history once the pool has ended.',
    sw: 'Herufi na namba 64, kwenye historia ya madau yako maji yakiisha.',
  },
  sealed: { en: 'The pool is still open', sw: 'Maji bado yamefunguliwa' },
  sealedText: {
    en: 'Its seed decides hits to come, so it cannot be shown yet. Pools end soon after the last player has left, and after two hours at the latest. Open the bet in your betting history again then.',
    sw: 'Mbegu yake huamua mapigo yajayo, hivyo haiwezi kuonyeshwa bado. Maji hufungwa muda mfupi baada ya mchezaji wa mwisho kuondoka, na baada ya saa mbili kwa vyovyote. Fungua dau tena kwenye historia yako baadaye.',
  },
  wrong: {
    en: 'These hits cannot have happened so. Check what you typed.',
    sw: 'Mapigo haya hayawezi kuwa yalitokea hivi. Angalia ulichoandika.',
  },
  rowText: {
    en: 'Each hit has a list of numbers of its own, by its number as the nonce. A fish is captured where the next two numbers are below its chance: its share of the shot, by what it pays on average.',
    sw: 'Kila pigo lina orodha yake ya namba, kwa namba yake kama nonce. Samaki anavuliwa pale namba mbili zinazofuata zikiwa chini ya nafasi yake: sehemu yake ya risasi, kwa anacholipa kwa wastani.',
  },
  hitsTitle: { en: 'Hit by hit', sw: 'Pigo kwa pigo' },
  hit: { en: 'Hit {number}', sw: 'Pigo {number}' },
  on: { en: '{weapon} on {fish}', sw: '{weapon} kwa {fish}' },
  nothing: { en: 'not captured', sw: 'hakuvuliwa' },
  effect: { en: 'Effect', sw: 'Athari' },
  won: {
    en: '{count} hits cost {spent} and brought',
    sw: 'Mapigo {count} yaligharimu {spent} na kuleta',
  },
  wonText: {
    en: 'Compare it with the captures in your betting history. Shots that hit nothing were given back besides.',
    sw: 'Linganisha na samaki kwenye historia ya madau yako. Risasi zisizogonga kitu zilirudishwa pia.',
  },
} as const satisfies Record<string, Words>;
