export const words = {
  higher: { en: 'Higher or same', sw: 'Juu au sawa' },
  lower: { en: 'Lower or same', sw: 'Chini au sawa' },
  higherOnly: { en: 'Higher', sw: 'Juu' },
  lowerOnly: { en: 'Lower', sw: 'Chini' },
  same: { en: 'The same', sw: 'Sawa' },
  skip: { en: 'Skip this card', sw: 'Ruka karata hii' },
  skipShort: { en: 'Skip', sw: 'Ruka' },
  take: { en: 'Cash out {amount}', sw: 'Chukua {amount}' },
  takeFirst: { en: 'Guess the next card', sw: 'Bashiri karata ijayo' },
  trail: { en: 'The cards of this round', sw: 'Karata za raundi hii' },
  none: {
    en: 'The first card comes with your bet',
    sw: 'Karata ya kwanza huja na dau lako',
  },
  now: { en: 'You can cash out', sw: 'Unaweza kuchukua' },
  paid: { en: 'Paid', sw: 'Kimelipwa' },
  lost: { en: 'Lost', sw: 'Umepoteza' },
  begun: { en: 'First card: {card}.', sw: 'Karata ya kwanza: {card}.' },
  stands: {
    en: '{card}. You can cash out {multiple}×.',
    sw: '{card}. Unaweza kuchukua {multiple}×.',
  },
  target: { en: 'Autoplay cashes out at', sw: 'Otomatiki huchukua kwenye' },
  ruleCards: {
    en: 'You see a card. Guess whether the next one is higher or lower. The ace is the lowest, the king the highest. A card of the same rank wins for both.',
    sw: 'Karata moja iko wazi. Unabashiri kama ijayo itakuwa juu au chini. Ree ndiyo ya chini kabisa, mfalme wa juu kabisa, na karata ya daraja lilelile ni sahihi kwa pande zote mbili.',
  },
  ruleEnds: {
    en: 'On an ace you guess higher or the same, on a king lower or the same. There a card of the same rank wins only for “the same”.',
    sw: 'Kwenye ree unabashiri juu au sawa, kwenye mfalme chini au sawa; hapo karata ya daraja lilelile ni sahihi kwa “sawa” pekee.',
  },
  ruleDeck: {
    en: 'Every card is drawn from a full deck of 52.',
    sw: 'Kila karata hutoka kwenye pakiti nzima ya 52.',
  },
  ruleMultiple: {
    en: 'The first correct guess pays 0.99 divided by its chance. Each next one multiplies it by 1 divided by its own chance. The RTP is 99 %, whenever you cash out.',
    sw: 'Ubashiri sahihi wa kwanza hulipa 0.99 ikigawanywa kwa nafasi yake. Kila unaofuata huzidisha kwa 1 ikigawanywa kwa nafasi yake. RTP ni 99 %, popote utakapochukua.',
  },
  ruleWrong: {
    en: 'If you guess wrong, the round ends and you lose the stake.',
    sw: 'Ubashiri usio sahihi humaliza raundi na dau linapotea.',
  },
  ruleSkip: {
    en: 'You can skip a card for free, up to 52 times in a round.',
    sw: 'Unaweza kuruka karata bure, hadi mara 52 kwa raundi.',
  },
  ruleHighest: {
    en: 'The maximum is 4,000×. When no higher guess is possible, the round is paid.',
    sw: 'Kiwango cha juu ni 4,000×. Ubashiri wa juu ukiwa hauwezekani tena, raundi hulipwa.',
  },
  ruleKeys: {
    en: 'Keyboard: ↑ higher, ↓ lower, = the same, S skip, T cash out.',
    sw: 'Kibodi: ↑ juu, ↓ chini, = sawa, S ruka, T chukua.',
  },
  ruleAway: {
    en: 'If you leave, your winnings are cashed out for you. If you have not guessed yet, the more likely side is guessed for you and cashed out.',
    sw: 'Ukiondoka, ushindi wako huchukuliwa kwa niaba yako. Kama hujabashiri bado, upande wenye nafasi zaidi hubashiriwa na kuchukuliwa kwa niaba yako.',
  },
} as const;
