export const words = {
  rows: { en: 'Rows', sw: 'Safu' },
  buckets: { en: 'What the buckets pay', sw: 'Vikapu vinalipa' },
  past: { en: 'Earlier rounds', sw: 'Raundi zilizopita' },
  ruleFall: {
    en: 'A ball falls through the rows of pegs. At each row it goes left or right, and both are equally likely.',
    sw: 'Mpira unaanguka kupitia safu za vigingi. Kwenye kila safu unaenda kushoto au kulia, kwa nafasi sawa.',
  },
  rulePay: {
    en: 'You get your bet times the number of the bucket it falls into. Most balls end near the middle; few reach the edge.',
    sw: 'Unapata dau lako mara namba ya kikapu unachoingia. Mipira mingi huishia katikati; michache hufika pembeni.',
  },
  ruleChoice: {
    en: 'You choose how many rows there are and how bold the table is. A bold table pays less in the middle and more at the edge.',
    sw: 'Wewe unachagua idadi ya safu na kiwango cha hatari. Hatari ikiwa kubwa, katikati hulipa kidogo na pembeni hulipa zaidi.',
  },
  ruleReturn: {
    en: 'Between 98.9 and 99 % comes back in the long run; the sheet of the game states it for each of the 27 tables.',
    sw: 'Kwa muda mrefu hurudi kati ya 98.9 na 99 %; karatasi ya mchezo inaeleza kwa kila jedwali kati ya 27.',
  },
} as const;
