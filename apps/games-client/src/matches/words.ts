/** What tables of matches say. */
import type { Words } from '@bahati/game-rules/words.ts';
import type { SeatWords } from '#frame/seats/seat-module.ts';

export const words = {
  stake: { en: 'Stake {amount}', sw: 'Dau {amount}' },
  pot: { en: 'Pot {amount}', sw: 'Chungu {amount}' },
  potAfterRake: { en: '{amount} to the winner', sw: 'Mshindi anapata {amount}' },
  players: { en: 'Players', sw: 'Wachezaji' },
  turnOf: { en: '{name}’s turn', sw: 'Zamu ya {name}' },
  waiting: { en: 'Waiting for a second player', sw: 'Tunasubiri mchezaji wa pili' },
  waitingText: {
    en: 'The match begins as soon as somebody sits down. Nothing is staked before that.',
    sw: 'Mechi inaanza mara mtu mwingine akikaa. Hakuna dau linalowekwa kabla ya hapo.',
  },
  nobody: { en: 'Nobody sits here yet', sw: 'Hakuna aliyekaa hapa bado' },
  nobodyText: {
    en: 'Take a seat: the match begins when two are here.',
    sw: 'Kaa kitini: mechi inaanza mkiwa wawili.',
  },
  nextTitle: { en: 'Next match in {count} s', sw: 'Mechi ijayo baada ya sekunde {count}' },
  nextSoon: { en: 'The next match is about to begin', sw: 'Mechi ijayo inaanza' },
  nextPlayers: { en: 'In it: {names}', sw: 'Watakaocheza: {names}' },
  nextWithYou: {
    en: 'A match is being played. You are in the next one.',
    sw: 'Mechi inaendelea. Utaingia kwenye mechi ijayo.',
  },
  noStake: {
    en: 'Your chips do not cover the stake. Add some to go on.',
    sw: 'Chipu zako hazitoshi dau. Ongeza ili uendelee.',
  },
  youWon: { en: 'You won!', sw: 'Umeshinda!' },
  youLost: { en: 'You lost this match', sw: 'Umeshindwa mechi hii' },
  youShare: { en: 'The pot is shared', sw: 'Chungu kimegawanywa' },
  wonBy: { en: '{name} won', sw: '{name} ameshinda' },
  sharedBy: { en: '{names} share the pot', sw: '{names} wamegawana chungu' },
  match: { en: 'Match {number}', sw: 'Mechi {number}' },
  began: { en: 'The match begins', sw: 'Mechi imeanza' },
  resigned: { en: '{name} resigned', sw: '{name} amejisalimisha' },
  ownName: { en: '{name} (you)', sw: '{name} (wewe)' },
  moves: { en: 'Moves', sw: 'Hatua' },
  noMoves: { en: 'No move was made yet.', sw: 'Hakuna hatua iliyochezwa bado.' },
  resign: { en: 'Resign', sw: 'Jisalimishe' },
  resignTitle: { en: 'Resign this match?', sw: 'Ujisalimishe?' },
  resignText: {
    en: 'You lose your stake of {amount} and stay at the table for the next match.',
    sw: 'Utapoteza dau lako la {amount}. Utabaki mezani kwa mechi ijayo.',
  },
  resignNow: { en: 'Resign', sw: 'Jisalimishe' },
  playOn: { en: 'Play on', sw: 'Endelea kucheza' },
  seedHash: { en: 'Promise of this match (SHA-256)', sw: 'Ahadi ya mechi hii (SHA-256)' },
  seed: { en: 'Seed, shown after the match', sw: 'Mbegu, huonyeshwa baada ya mechi' },
  seedText: {
    en: 'Everything this game draws in a match comes from one secret seed. Its hash is shown as the match begins, the seed itself once it is over: so nothing can be changed in between, and anybody can draw it all again. Each step draws with its own number.',
    sw: 'Kila kinachochotwa kwenye mechi hutoka kwenye mbegu moja ya siri. Hash yake huonyeshwa mechi ikianza, na mbegu yenyewe mechi ikiisha: hivyo hakuna kinachoweza kubadilishwa, na yeyote anaweza kuchota upya. Kila hatua huchota kwa namba yake.',
  },
  noDrawText: {
    en: 'In this game nothing is drawn but who begins the first match at a table. After that the players take turns to begin.',
    sw: 'Kwenye mchezo huu kinachochotwa ni nani aanze mechi ya kwanza mezani tu. Baada ya hapo wachezaji huanza kwa zamu.',
  },
  seedCheck: { en: 'Check the last match', sw: 'Kagua mechi iliyopita' },
  seedWait: {
    en: 'A match can be checked when it is over.',
    sw: 'Mechi inaweza kukaguliwa ikiisha.',
  },
  seedKept: {
    en: 'Match {number}: the seed is the one that was promised, and all {count} draws you saw come from it.',
    sw: 'Mechi {number}: mbegu ni ile iliyoahidiwa, na michoto yote {count} uliyoona imetoka kwake.',
  },
  seedPlain: {
    en: 'Match {number}: the seed is the one that was promised.',
    sw: 'Mechi {number}: mbegu ni ile iliyoahidiwa.',
  },
  seedBroken: {
    en: 'Match {number}: what was drawn does not come from the promised seed. Please tell customer service.',
    sw: 'Mechi {number}: kilichochotwa hakitoki kwenye mbegu iliyoahidiwa. Tafadhali waambie huduma kwa wateja.',
  },
} as const satisfies Record<string, Words>;

export const seatWords: SeatWords = {
  table: { en: 'Match table', sw: 'Meza ya mechi' },
  lobbyText: {
    en: 'You play against other members. Everybody lays the same stake, and the winner takes the pot.',
    sw: 'Unacheza na wanachama wengine. Kila mtu anaweka dau sawa, na mshindi anachukua chungu.',
  },
  topUpHint: {
    en: 'They count from the next match on. You may have {maximum} at this table.',
    sw: 'Zitatumika kuanzia mechi ijayo. Unaweza kuwa na hadi {maximum} kwenye meza hii.',
  },
  leaveInHand: {
    en: 'You are in a match: leaving resigns it and your stake is lost. You are paid what you have left: {amount}.',
    sw: 'Uko kwenye mechi: ukiondoka unajisalimisha na unapoteza dau. Utalipwa zilizobaki: {amount}.',
  },
  leaveHandNow: { en: 'Resign and leave', sw: 'Jisalimishe na uondoke' },
  leavingNote: {
    en: 'You leave when this match is over.',
    sw: 'Utaondoka mechi hii ikiisha.',
  },
  closeNote: {
    en: 'If you close the game, moves are made for you. After a minute away you resign the match; after 5 minutes you are stood up and paid what you have.',
    sw: 'Ukifunga mchezo, hatua zinachezwa kwa niaba yako. Baada ya dakika moja umeshindwa mechi; baada ya dakika 5 utainuliwa na kulipwa ulizonazo.',
  },
  awayNote: {
    en: 'You sit out. After 5 minutes you are stood up and paid what you have.',
    sw: 'Umepumzika. Baada ya dakika 5 utainuliwa na kulipwa ulizonazo.',
  },
  tablePaused: {
    en: 'The table is paused. The match is played to its end.',
    sw: 'Meza imesimama. Mechi hii itamalizika.',
  },
  offline: {
    en: 'Reconnecting… Your seat, your match and your chips stay where they are.',
    sw: 'Tunaunganisha tena… Kiti, mechi na chipu zako ziko salama.',
  },
  noteLate: {
    en: 'That came too late: the match had moved on. Nothing was played for you.',
    sw: 'Umechelewa: mechi imeshasonga. Hakuna kilichochezwa kwa niaba yako.',
  },
  lastHands: { en: 'Last matches', sw: 'Mechi zilizopita' },
  numbered: { en: 'Match {number}', sw: 'Mechi {number}' },
  noHands: {
    en: 'You have not played a match of this game yet.',
    sw: 'Bado hujacheza mechi yoyote ya mchezo huu.',
  },
  fairText: {
    en: 'The whole deck of a match is shuffled before its first card is dealt, from a secret number that is drawn anew for each match. Nothing anybody plays changes which cards come. The server sends a card to nobody but its owner until it is shown.',
    sw: 'Karata zote za mechi huchanganywa kabla ya karata ya kwanza, kwa namba ya siri inayochotwa upya kila mechi. Hakuna hatua ya mchezaji inayobadilisha karata zijazo. Seva haimtumii mtu karata ya mwingine mpaka ionyeshwe.',
  },
  deckCheck: { en: 'Check the last match', sw: 'Kagua mechi iliyopita' },
  deckWait: {
    en: 'The cards of a match can be checked when it is over.',
    sw: 'Karata za mechi zinaweza kukaguliwa ikiisha.',
  },
  deckKept: {
    en: 'Match {number}: {count} open cards lay where they were promised.',
    sw: 'Mechi {number}: karata {count} zilizo wazi zilikuwa mahali zilipoahidiwa.',
  },
  deckBroken: {
    en: 'Match {number}: the cards are not those that were promised. Please tell customer service.',
    sw: 'Mechi {number}: karata si zile zilizoahidiwa. Tafadhali waambie huduma kwa wateja.',
  },
};
