export const words = {
  segments: { en: 'Segments', sw: 'Vipande' },
  pays: { en: 'What the wheel pays', sw: 'Gurudumu linalipa' },
  past: { en: 'Earlier rounds', sw: 'Raundi zilizopita' },
  ruleTurn: {
    en: 'The wheel turns and stops at one segment. Every segment is equally likely.',
    sw: 'Gurudumu linazunguka na kusimama kwenye kipande kimoja. Kila kipande kina nafasi sawa.',
  },
  rulePay: {
    en: 'You get your bet times the number on the segment under the pointer; a dark segment pays nothing.',
    sw: 'Unapata dau lako mara namba ya kipande kilicho chini ya mshale; kipande cheusi hakilipi chochote.',
  },
  ruleChoice: {
    en: 'You choose how many segments there are and how bold the wheel is. A bold wheel has fewer segments that pay, and they pay more.',
    sw: 'Wewe unachagua idadi ya vipande na kiwango cha hatari. Hatari ikiwa kubwa, vipande vinavyolipa ni vichache lakini vinalipa zaidi.',
  },
  ruleReturn: {
    en: 'All fifteen wheels give back exactly 99 % in the long run.',
    sw: 'Magurudumu yote kumi na tano hurudisha 99 % kamili kwa muda mrefu.',
  },
} as const;
