/** What sit-and-gos say. */
import type { Words } from '@bahati/game-rules/words.ts';
import type { SeatWords } from '#frame/seats/seat-module.ts';
import { seatWords as pokerWords } from '#frame/poker/words.ts';

export const words = {
  lobby: { en: 'Choose a buy-in', sw: 'Chagua kiingilio' },
  running: { en: 'Being played', sw: 'Zinazochezwa' },
  price: { en: '{buyIn} + {fee} fee', sw: '{buyIn} + ada {fee}' },
  size: { en: '{count} players', sw: 'Wachezaji {count}' },
  winnerTakes: { en: 'The winner takes {amount}', sw: 'Mshindi: {amount}' },
  placesTake: { en: '1st {first}, 2nd {second}', sw: 'Wa 1: {first}, wa 2: {second}' },
  blindsEvery: {
    en: 'blinds every {minutes}\u00a0min',
    sw: 'blindi kila dk\u00a0{minutes}',
  },
  registered: { en: '{taken} of {most} registered', sw: 'Waliojisajili {taken} kati ya {most}' },
  view: { en: 'View', sw: 'Tazama' },
  watch: { en: 'Watch', sw: 'Tazama' },
  paused: { en: 'Paused', sw: 'Imesimama' },
  private: { en: 'For friends', sw: 'Ya marafiki' },
  noRake: { en: 'no rake', sw: 'bila kamisheni' },
  register: { en: 'Register for {amount}', sw: 'Jisajili kwa {amount}' },
  registerPoor: {
    en: 'You need {amount} to register. Your balance is {balance}.',
    sw: 'Unahitaji {amount} ili kujisajili. Salio lako ni {balance}.',
  },
  registering: { en: 'Your registration is being paid', sw: 'Usajili wako unalipwa' },
  unregister: { en: 'Take my registration back', sw: 'Ondoa usajili wangu' },
  startsFull: {
    en: 'It starts when {seats} players have registered. Be back here by then, or your hands are folded.',
    sw: 'Inaanza wachezaji {seats} wakijisajili. Uwe hapa wakati huo, la sivyo karata zako zinaachwa.',
  },
  fillsUntil: {
    en: 'If it is not full in {time}, everybody is paid back.',
    sw: 'Isipojaa ndani ya {time}, kila mtu anarudishiwa pesa.',
  },
  fillsWithin: {
    en: 'From the first registration on it has {minutes} minutes to fill; else everybody is paid back.',
    sw: 'Kuanzia usajili wa kwanza ina dakika {minutes} za kujaa; la sivyo kila mtu anarudishiwa pesa.',
  },
  terms: {
    en: '{chips} chips each, blinds every {minutes} min',
    sw: 'Chipu {chips} kila mmoja, blindi kila dakika {minutes}',
  },
  isIn: { en: 'Registered', sw: 'Amejisajili' },
  youAreIn: { en: 'Registered', sw: 'Umejisajili' },
  place: { en: '{place} place', sw: 'Nafasi ya {place}' },
  begins: {
    en: 'All seats are taken: the first hand is dealt',
    sw: 'Viti vimejaa: mkono wa kwanza unagawiwa',
  },
  level: { en: 'Level {level}', sw: 'Ngazi {level}' },
  next: { en: 'Next {small}/{big}', sw: 'Ijayo {small}/{big}' },
  lastLevel: { en: 'Last level', sw: 'Ngazi ya mwisho' },
  standing: { en: 'Clock stands', sw: 'Saa imesimama' },
  left: { en: '{left} of {seats} left', sw: 'Wamebaki {left} kati ya {seats}' },
  youAreOut: { en: 'You finished {place}', sw: 'Umemaliza nafasi ya {place}' },
  outText: { en: 'You may watch it to its end.', sw: 'Unaweza kutazama hadi mwisho.' },
  watching: { en: 'You are watching. It has begun.', sw: 'Unatazama. Imeshaanza.' },
  youWon: { en: 'You won it!', sw: 'Umeshinda!' },
  wonBy: { en: '{name} has won', sw: '{name} ameshinda' },
  paidNote: { en: 'It is on its way to your balance.', sw: 'Zinaingia kwenye salio lako.' },
  toLobby: { en: 'Choose another', sw: 'Chagua nyingine' },
  calledOff: { en: 'Called off', sw: 'Imefutwa' },
  unfilled: {
    en: 'It was not full in time. Buy-in and fee go back to everybody.',
    sw: 'Haikujaa kwa wakati. Kiingilio na ada vinarudishwa kwa kila mtu.',
  },
  voided: {
    en: 'The operator called it off. Buy-in and fee go back to everybody.',
    sw: 'Mwendeshaji ameifuta. Kiingilio na ada vinarudishwa kwa kila mtu.',
  },
  closed: {
    en: 'The game is closed for now. Buy-in and fee go back to everybody.',
    sw: 'Mchezo umefungwa kwa sasa. Kiingilio na ada vinarudishwa kwa kila mtu.',
  },
  schedule: { en: 'Blinds', sw: 'Blindi' },
  levelNow: { en: 'now', sw: 'sasa' },
  leave: { en: 'Leave the page', sw: 'Ondoka hapa' },
  taken: {
    en: 'Your registration is taken back. Buy-in and fee go back to your balance.',
    sw: 'Usajili wako umeondolewa. Kiingilio na ada vinarudi kwenye salio lako.',
  },
  leaveTitle: { en: 'Leave while you play?', sw: 'Uondoke ukiwa unacheza?' },
  leaveText: {
    en: 'Your chips stay at the table: blinds are posted and your hands are folded until you are back. What you paid is not given back.',
    sw: 'Chipu zako zinabaki mezani: blindi zinawekwa na karata zako zinaachwa mpaka urudi. Ulicholipa hakirudishwi.',
  },
  leaveNow: { en: 'Leave', sw: 'Ondoka' },
  stay: { en: 'Stay', sw: 'Baki' },
} as const satisfies Record<string, Words>;

export const privateWords = {
  text: {
    en: 'Open a sit-and-go for friends and share its code. Only those who have the code see it and can register. If it is not full in time, everybody is paid back.',
    sw: 'Fungua sit-and-go ya marafiki kisha utume namba yake ya siri. Wenye namba hiyo pekee ndio wanaoiona na kujisajili. Isipojaa kwa wakati, kila mtu anarudishiwa pesa.',
  },
  open: { en: 'Open one for friends', sw: 'Fungua ya marafiki' },
  level: { en: 'Buy-in and players', sw: 'Kiingilio na wachezaji' },
} as const satisfies Record<string, Words>;

const ordinals = ['1st', '2nd', '3rd'] as const;

/** Swahili names a place by its number alone. */
export const ordinalOf = (place: number): Words => ({
  en: ordinals[place - 1] ?? `${place}th`,
  sw: `${place}`,
});

export const seatWords: SeatWords = {
  ...pokerWords,
  table: { en: 'Sit-and-go', sw: 'Sit-and-go' },
  lobbyText: {
    en: 'A tournament of one table. It starts when the seats are full; the last with chips wins.',
    sw: 'Mashindano ya meza moja. Yanaanza viti vikijaa; wa mwisho mwenye chipu anashinda.',
  },
  closeNote: {
    en: 'If you close the game, your blinds are posted and your hands folded until you are back.',
    sw: 'Ukifunga mchezo, blindi zako zinawekwa na karata zako zinaachwa mpaka urudi.',
  },
  awayNote: {
    en: 'You are away: blinds are posted and your hands are folded. Say that you are back.',
    sw: 'Haupo: blindi zinawekwa na karata zako zinaachwa. Sema umerudi.',
  },
  tablePaused: {
    en: 'It is paused. The hand is played to its end, then the clock of the blinds stands.',
    sw: 'Imesimamishwa. Mkono huu utamalizika, kisha saa ya blindi itasimama.',
  },
};

export const rules: readonly Words[] = [
  {
    en: 'Everybody pays the same buy-in and fee and begins with the same chips. Chips are no money.',
    sw: 'Kila mtu analipa kiingilio na ada sawa na anaanza na chipu sawa. Chipu si pesa.',
  },
  {
    en: 'Who loses his last chips is out. Of those who go out in one hand, who began it with more finishes better; equal chips share their places and prizes.',
    sw: 'Anayepoteza chipu zake za mwisho anatoka. Wakitoka pamoja katika mkono mmoja, aliyeanza na chipu zaidi anamaliza juu; waliokuwa sawa wanagawana nafasi na zawadi.',
  },
  {
    en: 'Blinds rise by the schedule; a hand keeps the blinds it began with.',
    sw: 'Blindi zinapanda kwa ratiba; mkono unabaki na blindi ulizoanza nazo.',
  },
  {
    en: 'The prizes are all of the buy-ins. The house keeps the fees and takes no rake.',
    sw: 'Zawadi ni viingilio vyote. Nyumba inabaki na ada na haitozi kamisheni.',
  },
];
