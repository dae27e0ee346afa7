export const words = {
  rows: { en: 'Rows', sw: 'Safu' },
  buckets: { en: 'Payouts', sw: 'Malipo' },
  past: { en: 'Past rounds', sw: 'Raundi zilizopita' },
  ruleFall: {
    en: 'The ball falls through rows of pegs. At each row it goes left or right with the same chance.',
    sw: 'Mpira unaanguka kupitia safu za vigingi. Kwenye kila safu unaenda kushoto au kulia, kwa nafasi sawa.',
  },
  rulePay: {
    en: 'You win your bet times the multiplier the ball lands on. Most balls land in the middle, few at the edges.',
    sw: 'Unashinda dau lako mara kizidishi ambacho mpira umeangukia. Mipira mingi huangukia katikati, michache pembeni.',
  },
  ruleChoice: {
    en: 'Choose the number of rows and the risk. High risk pays less in the middle and more at the edges.',
    sw: 'Wewe unachagua idadi ya safu na kiwango cha hatari. Hatari ikiwa kubwa, katikati hulipa kidogo na pembeni hulipa zaidi.',
  },
  ruleReturn: {
    en: 'The RTP is between 98.9 and 99 %. The game info shows it for each choice.',
    sw: 'RTP ni kati ya 98.9 na 99 %. Taarifa za mchezo zinaionyesha kwa kila chaguo.',
  },
} as const;
