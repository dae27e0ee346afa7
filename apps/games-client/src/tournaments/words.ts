/** What tournaments of several tables say, beside what sit-and-gos do. */
import type { Words } from '@bahati/game-rules/words.ts';
import type { SeatWords } from '#frame/seats/seat-module.ts';
import { seatWords as sitAndGoWords } from '#frame/sit-and-go/words.ts';

export const words = {
  lobby: { en: 'Tournaments', sw: 'Mashindano' },
  own: { en: 'Yours', sw: 'Yako' },
  open: { en: 'Starting soon', sw: 'Yanaanza hivi karibuni' },
  running: { en: 'Being played', sw: 'Yanayochezwa' },
  ended: { en: 'Ended', sw: 'Yaliyoisha' },
  name: { en: '{title}, {time}', sw: '{title}, saa\u00a0{time}' },
  startsIn: { en: 'Starts in {time}', sw: 'Inaanza baada ya {time}' },
  /** Of what is left; beside the time of day of a start it must not read as another. */
  minutes: { en: '{time}\u00a0min', sw: 'dk\u00a0{time}' },
  starting: { en: 'Starting now', sw: 'Inaanza sasa' },
  lateIn: { en: 'Late registration: {time} left', sw: 'Usajili wa kuchelewa: imebaki {time}' },
  closed: { en: 'Registration is closed', sw: 'Usajili umefungwa' },
  over: { en: 'Over', sw: 'Imeisha' },
  price: { en: '{buyIn} + {fee} fee', sw: '{buyIn} + ada {fee}' },
  pool: { en: 'Prize pool {amount}', sw: 'Zawadi kwa jumla {amount}' },
  places: {
    en: '{count} paid',
    sw: 'washindi {count}',
  },
  terms: {
    en: '{chips} chips · blinds every {minutes} min',
    sw: 'Chipu {chips} · blindi kila dk {minutes}',
  },
  entered: { en: '{count} entered', sw: 'Waliojisajili {count}' },
  left: { en: '{left} of {count} left', sw: 'Wamebaki {left} kati ya {count}' },
  average: { en: 'Average {chips}', sw: 'Wastani {chips}' },
  table: { en: 'Table {number}', sw: 'Meza {number}' },
  finalTable: { en: 'Final table', sw: 'Meza ya mwisho' },
  players: { en: '{count} players', sw: 'Wachezaji {count}' },
  register: { en: 'Register', sw: 'Jisajili' },
  registered: { en: 'Registered', sw: 'Umejisajili' },
  toTable: { en: 'Take your seat', sw: 'Kaa kwenye kiti chako' },
  view: { en: 'View', sw: 'Tazama' },
  watch: { en: 'Watch', sw: 'Tazama' },
  waiting: {
    en: 'You have registered. You are taken to your table when it starts.',
    sw: 'Umejisajili. Utapelekwa kwenye meza yako itakapoanza.',
  },
  least: {
    en: 'It needs {least} players at its start; with fewer everybody is paid back.',
    sw: 'Inahitaji wachezaji {least} inapoanza; wakiwa wachache kila mtu anarudishiwa pesa.',
  },
  lateHint: {
    en: 'You may enter while one of the first {levels} levels lasts, with the same chips as everybody.',
    sw: 'Unaweza kuingia katika ngazi {levels} za kwanza, kwa chipu sawa na wengine.',
  },
  seatComes: { en: 'A seat is found for you', sw: 'Unatafutiwa kiti' },
  entrants: { en: 'Players', sw: 'Wachezaji' },
  nobody: { en: 'Nobody has registered yet.', sw: 'Hakuna aliyejisajili bado.' },
  tables: { en: 'Tables', sw: 'Meza' },
  prizes: { en: 'Prizes', sw: 'Zawadi' },
  prizesGrow: {
    en: 'They grow with each player who enters.',
    sw: 'Zinaongezeka kwa kila mchezaji anayeingia.',
  },
  prizesCome: {
    en: 'Told once {least} players have registered: all of the buy-ins.',
    sw: 'Zitatajwa wachezaji {least} wakijisajili: viingilio vyote.',
  },
  handForHand: {
    en: 'Next out wins nothing: all tables go hand for hand',
    sw: 'Anayefuata kutoka hapati kitu: meza zote zinasubiriana kila mkono',
  },
  moved: {
    en: 'You were moved to this table, so that all tables stay even.',
    sw: 'Umehamishiwa meza hii, ili meza zote zibaki sawa.',
  },
  tooFew: {
    en: 'Too few had registered. Buy-in and fee go back to everybody.',
    sw: 'Waliojisajili walikuwa wachache. Kiingilio na ada vinarudishwa kwa kila mtu.',
  },
  onePlayer: {
    en: 'You wait for players from other tables',
    sw: 'Unasubiri wachezaji wa meza nyingine',
  },
  allTournaments: { en: 'All tournaments', sw: 'Mashindano yote' },
  draw: { en: 'How seats are drawn', sw: 'Jinsi viti vinavyopangwa' },
  drawText: {
    en: 'The hash of the seed was told before anybody registered; the seed is told at the end. The client seed holds who takes part.',
    sw: 'Hash ya mbegu ilitajwa kabla ya mtu yeyote kujisajili; mbegu inatajwa mwishoni. Mbegu ya wateja inabeba wanaoshiriki.',
  },
  drawClient: { en: 'Client seed', sw: 'Mbegu ya wateja' },
  drawSeed: { en: 'Seed', sw: 'Mbegu' },
} as const satisfies Record<string, Words>;

export const seatWords: SeatWords = {
  ...sitAndGoWords,
  table: { en: 'Tournament', sw: 'Mashindano' },
  lobbyText: {
    en: 'Several tables, rising blinds, one prize pool. It starts on time; the last with chips wins.',
    sw: 'Meza kadhaa, blindi zinazopanda, zawadi moja ya pamoja. Inaanza kwa wakati; wa mwisho mwenye chipu anashinda.',
  },
  tablePaused: {
    en: 'It is paused. Hands are played to their end; the clock of the blinds stands.',
    sw: 'Imesimamishwa. Mikono inamalizwa; saa ya blindi imesimama.',
  },
};

export const rules: readonly Words[] = [
  {
    en: 'Everybody pays the same buy-in and fee and begins with the same chips. Chips are no money. The prizes are all of the buy-ins; the house keeps the fees and takes no rake.',
    sw: 'Kila mtu analipa kiingilio na ada sawa na anaanza na chipu sawa. Chipu si pesa. Zawadi ni viingilio vyote; nyumba inabaki na ada na haitozi kamisheni.',
  },
  {
    en: 'Seats are drawn at the start. Between hands whoever would post the next big blind moves from a table with two players more than another; a table that is not needed ends.',
    sw: 'Viti vinapangwa kwa bahati nasibu mwanzoni. Kati ya mikono, anayefuata kuweka blindi kubwa anahama kutoka meza yenye wachezaji wawili zaidi; meza isiyohitajika inafungwa.',
  },
  {
    en: 'While it may be entered late, pool and places grow. A late player begins with the same chips at the shortest table.',
    sw: 'Wakati wa usajili wa kuchelewa, zawadi na nafasi zinaongezeka. Anayechelewa anaanza na chipu sawa kwenye meza yenye watu wachache.',
  },
  {
    en: 'Who loses his last chips is out, in the order in which the hands end. Of those who go out in one hand, who began it with more finishes better; equal chips share places and prizes.',
    sw: 'Anayepoteza chipu zake za mwisho anatoka, kwa mpangilio wa mikono inavyoisha. Wakitoka pamoja katika mkono mmoja, aliyeanza na chipu zaidi anamaliza juu; waliokuwa sawa wanagawana nafasi na zawadi.',
  },
  {
    en: 'When the next to go out would be the last without a prize, every table waits for the others before its next hand, and who goes out meanwhile does so together.',
    sw: 'Anayefuata kutoka akiwa wa mwisho asiyepata zawadi, kila meza inasubiri nyingine kabla ya mkono unaofuata, na wanaotoka kwa wakati huo wanahesabiwa pamoja.',
  },
  {
    en: 'With fewer than three players at its start it is called off, and everybody is paid back.',
    sw: 'Wachezaji wakiwa chini ya watatu inapoanza inafutwa, na kila mtu anarudishiwa pesa.',
  },
];
