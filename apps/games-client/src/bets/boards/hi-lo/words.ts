export const words = {
  higher: { en: 'Higher or same', sw: 'Juu au sawa' },
  lower: { en: 'Lower or same', sw: 'Chini au sawa' },
  higherOnly: { en: 'Higher', sw: 'Juu' },
  lowerOnly: { en: 'Lower', sw: 'Chini' },
  same: { en: 'The same', sw: 'Sawa' },
  skip: { en: 'Skip this card', sw: 'Ruka karata hii' },
  skipShort: { en: 'Skip', sw: 'Ruka' },
  take: { en: 'Take {amount}', sw: 'Chukua {amount}' },
  takeFirst: { en: 'Guess the next card', sw: 'Kisia karata ijayo' },
  trail: { en: 'The cards of this round', sw: 'Karata za raundi hii' },
  none: {
    en: 'The first card comes with your bet',
    sw: 'Karata ya kwanza huja na dau lako',
  },
  now: { en: 'Can be taken', sw: 'Unaweza kuchukua' },
  paid: { en: 'Paid', sw: 'Kimelipwa' },
  lost: { en: 'Lost', sw: 'Umepoteza' },
  begun: { en: 'First card: {card}.', sw: 'Karata ya kwanza: {card}.' },
  stands: {
    en: '{card}. {multiple}× can be taken.',
    sw: '{card}. Unaweza kuchukua {multiple}×.',
  },
  target: { en: 'Automatic play takes at', sw: 'Otomatiki huchukua' },
  ruleCards: {
    en: 'A card lies open. You guess whether the next is higher or lower. The ace is the lowest, the king the highest, and a card of the same rank is right for both sides.',
    sw: 'Karata moja iko wazi. Unakisia kama ijayo itakuwa juu au chini. Ree ndiyo ya chini kabisa, mfalme wa juu kabisa, na karata ya daraja lilelile ni sahihi kwa pande zote mbili.',
  },
  ruleEnds: {
    en: 'On an ace you guess higher or the same, on a king lower or the same; there a card of the same rank is right for “the same” alone.',
    sw: 'Kwenye ree unakisia juu au sawa, kwenye mfalme chini au sawa; hapo karata ya daraja lilelile ni sahihi kwa “sawa” pekee.',
  },
  ruleDeck: {
    en: 'Every card comes from a whole deck of 52, whatever came before.',
    sw: 'Kila karata hutoka kwenye seti nzima ya 52, bila kujali zilizotangulia.',
  },
  ruleMultiple: {
    en: 'The first right guess pays 0.99 divided by its chance; every later one multiplies that by one divided by its own chance. So 99 % comes back in the long run, however long you play.',
    sw: 'Kisio sahihi la kwanza hulipa 0.99 ikigawanywa kwa nafasi yake; kila linalofuata huzidisha kwa moja ikigawanywa kwa nafasi yake. Kwa hiyo 99 % hurudi kwa muda mrefu, hata ukicheza kwa urefu gani.',
  },
  ruleWrong: {
    en: 'A wrong guess ends the round and the stake is lost.',
    sw: 'Kisio lisilo sahihi humaliza raundi na dau linapotea.',
  },
  ruleSkip: {
    en: 'A card may be skipped for free, up to 52 times in a round.',
    sw: 'Unaweza kuruka karata bure, hadi mara 52 kwa raundi.',
  },
  ruleHighest: {
    en: 'No guess is offered beyond 4,000×; when none is left, the round is paid at once.',
    sw: 'Hakuna kisio linalotolewa zaidi ya 4,000×; lisipobaki lolote, raundi hulipwa papo hapo.',
  },
  ruleKeys: {
    en: 'By keys: ↑ is higher, ↓ lower, = the same, S skips and T takes.',
    sw: 'Kwa vitufe: ↑ ni juu, ↓ chini, = sawa, S huruka na T huchukua.',
  },
  ruleAway: {
    en: 'If you stay away, the house takes what stands. If nothing was guessed yet, it guesses the likelier side and takes.',
    sw: 'Usiporudi, nyumba huchukua kilichofikiwa. Kama hujakisia bado, hukisia upande wenye nafasi zaidi kisha huchukua.',
  },
} as const;
