/** Computes a draw again from its public record, in a browser or anywhere else. */
import { drawInBrowser } from '@bahati/fairness/browser-draws.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { hashSplit, splitEnvelope } from './envelope-split.ts';
import { drawNumber, givenPrize, prizeAt, type PrizeOdds } from './prize-draw.ts';
import { drawWinners, hashTickets, type RaffleTicket } from './raffle-draw.ts';

export type SpinLine = {
  line: 'spin';
  ticket: string;
  clientSeed: string;
  number: number;
  drawn: number;
  given: number;
};
type ShareLine = { line: 'share'; place: number; amount: string };
type TicketLine = RaffleTicket & { line: 'ticket' };
type WinnerLine = { line: 'winner'; number: number; prize: number };

export type DrawRecord = {
  kind: 'envelope' | 'wheel' | 'egg' | 'raffle';
  key: string;
  proof: {
    seedHash: string;
    serverSeed: string | null;
    splitHash: string | null;
    ticketsHash: string | null;
  };
  prizes: readonly {
    place: number;
    odds: number | null;
    stock: number | null;
    isFallback: boolean;
  }[];
  /** Minor units. */
  split: { sum: string; shares: number; least: string; step: string } | null;
  lines: readonly (SpinLine | ShareLine | TicketLine | WinnerLine)[];
};

/** What was not as it had been promised; `seed`: another seed, `result`: a line came out otherwise. */
export type DrawFault = 'seed' | 'split' | 'tickets' | 'result';

export type CheckedDraw = {
  /** Lines that were computed again. */
  lines: number;
  faults: DrawFault[];
};

/** The draw must have ended and the record be whole. */
export async function checkDraw(record: DrawRecord): Promise<CheckedDraw> {
  const { serverSeed, seedHash } = record.proof;
  if (serverSeed === null) throw new RangeError('The seed of a draw is shown after its end.');
  const faults = new Set<DrawFault>();
  if ((await hashServerSeed(serverSeed)) !== seedHash) faults.add('seed');
  const found =
    record.kind === 'envelope'
      ? await checkSplit(record, serverSeed)
      : record.kind === 'raffle'
        ? await checkRaffle(record, serverSeed)
        : await checkSpins(record, serverSeed);
  for (const fault of found) faults.add(fault);
  return { lines: record.lines.length, faults: [...faults] };
}

/** The number of one ticket of a wheel or of eggs. */
export function numberOf(serverSeed: string, line: SpinLine): Promise<number> {
  const { clientSeed, ticket } = line;
  return drawInBrowser({ serverSeed, clientSeed, nonce: Number(ticket) }, drawNumber);
}

async function checkSpins(record: DrawRecord, serverSeed: string): Promise<DrawFault[]> {
  const prizes: PrizeOdds[] = record.prizes.map(({ odds, ...prize }) => ({
    ...prize,
    odds: odds ?? 0,
  }));
  const given = prizes.map(() => 0);
  for (const line of record.lines) {
    if (line.line !== 'spin') continue;
    const number = await numberOf(serverSeed, line);
    const drawn = prizeAt(prizes, number);
    const due = givenPrize(prizes, drawn, given[drawn] ?? 0);
    given[drawn] = (given[drawn] ?? 0) + 1;
    const isSame = line.number === number && line.drawn === drawn + 1 && line.given === due + 1;
    if (!isSame) return ['result'];
  }
  return [];
}

async function checkSplit(record: DrawRecord, serverSeed: string): Promise<DrawFault[]> {
  const { split, key, proof, lines } = record;
  if (!split) return ['split'];
  const terms = {
    sum: BigInt(split.sum),
    shares: split.shares,
    least: BigInt(split.least),
    step: BigInt(split.step),
  };
  const shares = await drawInBrowser({ serverSeed, clientSeed: key, nonce: 0 }, (draw) =>
    splitEnvelope(draw, terms),
  );
  const faults: DrawFault[] = [];
  if ((await hashSplit(serverSeed, shares)) !== proof.splitHash) faults.push('split');
  const isSame =
    lines.length === shares.length &&
    lines.every((one) => one.line === 'share' && BigInt(one.amount) === shares[one.place - 1]);
  return isSame ? faults : [...faults, 'result'];
}

async function checkRaffle(record: DrawRecord, serverSeed: string): Promise<DrawFault[]> {
  const tickets = record.lines.filter((one): one is TicketLine => one.line === 'ticket');
  const winners = record.lines.filter((one): one is WinnerLine => one.line === 'winner');
  const faults: DrawFault[] = [];
  const hash = await hashTickets(tickets);
  if (hash !== record.proof.ticketsHash || tickets.some(({ number }, at) => number !== at + 1)) {
    faults.push('tickets');
  }
  const places = record.prizes.flatMap(({ place, stock }) =>
    Array.from({ length: stock ?? 0 }, () => place),
  );
  const found = await drawInBrowser({ serverSeed, clientSeed: hash, nonce: 0 }, (draw) =>
    drawWinners(draw, tickets.length, places.length),
  );
  const isSame =
    found.length === winners.length &&
    winners.every(({ number, prize }, at) => number === found[at] && prize === places[at]);
  return isSame ? faults : [...faults, 'result'];
}
