export const words = {
  segments: { en: 'Segments', sw: 'Vipande' },
  pays: { en: 'Payouts', sw: 'Malipo' },
  past: { en: 'Past rounds', sw: 'Raundi zilizopita' },
  ruleTurn: {
    en: 'The wheel spins and stops on one segment. All segments have the same chance.',
    sw: 'Gurudumu linazunguka na kusimama kwenye kipande kimoja. Kila kipande kina nafasi sawa.',
  },
  rulePay: {
    en: 'You win your bet times the number on the segment at the pointer. Dark segments pay nothing.',
    sw: 'Unapata dau lako mara namba ya kipande kilicho chini ya mshale; kipande cheusi hakilipi chochote.',
  },
  ruleChoice: {
    en: 'Choose the number of segments and the risk. With high risk fewer segments pay, but they pay more.',
    sw: 'Wewe unachagua idadi ya vipande na kiwango cha hatari. Hatari ikiwa kubwa, vipande vinavyolipa ni vichache lakini vinalipa zaidi.',
  },
  ruleReturn: {
    en: 'The RTP is exactly 99 % for every choice.',
    sw: 'RTP ni 99 % kamili kwa kila chaguo.',
  },
} as const;
