/** A ticket in words, for the platform's record of the member. */
import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { parseSelection } from '@bahati/lottery-rules/bets/selection.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import type { Game } from '@bahati/lottery-rules/games/game.ts';
import { betTypeName, tierWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { numbersWords, selectionWords } from '@bahati/lottery-rules/words/selection-words.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { knownGame, type WonTier } from '#lottery/games/rules.ts';

export type RoundTicket = {
  gameCode: string;
  number: string;
  betType: string;
  selection: string;
  state: 'waiting' | 'open' | 'refused' | 'cancelling' | 'cancelled';
  drawState: string;
  isJudged: boolean;
  numbers: DrawNumbers | null;
  currency: Currency;
  lines: bigint;
  multiple: number;
  unit: bigint;
  payout: bigint | null;
  before: bigint | null;
  tiers: WonTier[] | null;
};

type Words = Game['title'];
type Language = keyof Words;
type Fact = ProviderRoundDetail['choices'][number];

const said = {
  draw: { en: 'Draw', sw: 'Droo' },
  lines: { en: 'Lines × unit × multiple', sw: 'Mistari × kipimo × kizidisho' },
  state: { en: 'Ticket', sw: 'Tiketi' },
  numbers: { en: 'Numbers drawn', sw: 'Namba zilizotoka' },
  before: {
    en: 'Paid before the result was corrected',
    sw: 'Malipo kabla ya matokeo kusahihishwa',
  },
} satisfies Record<string, Words>;

const states = {
  waiting: { en: 'Being placed', sw: 'Inawekwa' },
  open: { en: 'Open', sw: 'Inasubiri droo' },
  won: { en: 'Won', sw: 'Imeshinda' },
  lost: { en: 'Lost', sw: 'Imeshindwa' },
  refused: { en: 'Not accepted', sw: 'Haikukubaliwa' },
  cancelling: { en: 'Cancelled', sw: 'Imefutwa' },
  cancelled: { en: 'Cancelled', sw: 'Imefutwa' },
  refunded: { en: 'Refunded: the draw did not count', sw: 'Pesa zimerudishwa: droo haikuhesabika' },
} satisfies Record<string, Words>;

function stateOf({ state, drawState, payout, isJudged }: RoundTicket): keyof typeof states {
  if (state !== 'open') return state;
  if (drawState === 'refunded') return 'refunded';
  if (payout !== null && payout > 0n) return 'won';
  return isJudged ? 'lost' : 'open';
}

/** A label has room for 60 characters, a value for 200. */
const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

const fact = (label: string, value: string, most = 200): Fact => ({
  label: shortened(label, 60),
  value: shortened(value, most),
});

/** The game with its draw, what was chosen, and what it cost. */
export function choicesOf(ticket: RoundTicket, language: Language): Fact[] {
  const { gameCode, number, lines, unit, multiple, currency } = ticket;
  const betType = betTypeOf(ticket.betType);
  if (!betType) throw new Error(`There is no type of bet ${ticket.betType}.`);
  const read = parseSelection(betType, ticket.selection);
  if ('refusal' in read) throw new Error(`A selection of ${ticket.betType} cannot be read.`);
  return [
    fact(knownGame(gameCode).title[language], `${said.draw[language]} ${number}`),
    fact(betTypeName(betType)[language], selectionWords(betType, read.selection)[language]),
    fact(said.lines[language], `${lines} × ${toDecimal(unit, currency)} × ${multiple}`),
  ];
}

/** How the ticket stands, the numbers, and what each tier paid. */
export function outcomeOf(ticket: RoundTicket, language: Language): Fact[] {
  const { gameCode, numbers, tiers, before, currency } = ticket;
  const facts = [fact(said.state[language], states[stateOf(ticket)][language])];
  if (numbers) {
    const text = numbersWords(knownGame(gameCode).family, numbers)[language];
    facts.push(fact(said.numbers[language], text, 400));
  }
  for (const { tier, lines, amount } of tiers ?? [])
    facts.push(
      fact(`${tierWords(tier)[language]} × ${lines}`, toDecimal(BigInt(amount), currency)),
    );
  if (before !== null) facts.push(fact(said.before[language], toDecimal(before, currency)));
  return facts;
}
