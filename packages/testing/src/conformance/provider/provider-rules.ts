/** What a provider owes a wallet, read from the journal of everything it sent. */
import type { JournalEntry } from '@bahati/testing/conformance/reference-server.ts';
import type { Verdict } from '@bahati/testing/conformance/wallet-rules.ts';

/** One operation: every delivery of one id. */
type Operation = {
  id: string;
  kind: string;
  body: Record<string, unknown>;
  deliveries: JournalEntry[];
};

type ProviderRule = {
  id: string;
  title: string;
  /** Sentences about what went wrong; none when the rule was kept. */
  breaches: (run: ProviderJournal) => string[];
};

export type ProviderJournal = { entries: readonly JournalEntry[]; operations: Operation[] };

const kinds = ['bet', 'win', 'betwin', 'rollback', 'promo_win'];
const nameOf = ({ path }: JournalEntry) => path.slice(path.lastIndexOf('/') + 1);
const isStake = ({ kind }: Operation) => kind === 'bet' || kind === 'betwin';
const textOf = (value: unknown) => String(value);

/** Did this delivery tell the provider what became of the operation? */
const isDecisive = ({ wasAnswered, answer }: JournalEntry) =>
  wasAnswered && answer !== undefined && (answer.success || answer.code !== 'retry');

const wasAccepted = ({ deliveries }: Operation) =>
  deliveries.some((entry) => isDecisive(entry) && entry.answer?.success);

const isDecided = ({ deliveries }: Operation) => deliveries.some(isDecisive);

export function readJournal(entries: readonly JournalEntry[]): ProviderJournal {
  const operations = new Map<string, Operation>();
  for (const entry of entries) {
    const kind = nameOf(entry);
    if (!entry.isSigned || !entry.body || !kinds.includes(kind)) continue;
    const id = textOf(entry.body['transactionId']);
    const known = operations.get(id);
    if (known) known.deliveries.push(entry);
    else operations.set(id, { id, kind, body: entry.body, deliveries: [entry] });
  }
  return { entries, operations: [...operations.values()] };
}

/** The content of a delivery; a session may have been renewed since the first. */
const contentOf = (entry: JournalEntry) => {
  const { sessionToken: _, ...content } = entry.body ?? {};
  return `${nameOf(entry)} ${JSON.stringify(content, Object.keys(content).toSorted())}`;
};

const rollbackOf = ({ operations }: ProviderJournal, bet: Operation) =>
  operations.filter(({ kind, body }) => kind === 'rollback' && body['betTransactionId'] === bet.id);

const ofRound = ({ operations }: ProviderJournal, roundId: unknown) =>
  operations.filter(({ body }) => body['roundId'] === roundId);

const rules: readonly ProviderRule[] = [
  {
    id: 'P1',
    title: 'every call is signed, by the right sender, with a clock that is right',
    breaches: ({ entries }) =>
      entries
        .filter(({ isSigned }) => !isSigned)
        .map(({ number, path }) => `call ${number} (${path}) has no valid signature`),
  },
  {
    id: 'P2',
    title: 'every body is of the contract',
    breaches: ({ entries }) =>
      entries
        .filter(({ isSigned, body }) => isSigned && !body)
        .map(({ number, path }) => `call ${number} (${path}) is not of the contract`),
  },
  {
    id: 'P3',
    title: 'a launch token is exchanged once',
    breaches: ({ entries }) => {
      const used = new Set<string>();
      return entries
        .filter((entry) => nameOf(entry) === 'authenticate')
        .flatMap((entry) => {
          const token = textOf(entry.body?.['launchToken']);
          if (used.has(token)) return [`call ${entry.number} exchanges a used launch token`];
          if (entry.wasAnswered && entry.answer?.success) used.add(token);
          return [];
        });
    },
  },
  {
    id: 'P4',
    title: 'one id has one content, however often it is sent',
    breaches: ({ operations }) =>
      operations
        .filter(({ deliveries }) => new Set(deliveries.map(contentOf)).size > 1)
        .map(({ id }) => `${id} was sent with different contents`),
  },
  {
    id: 'P5',
    title: 'what was not decided is sent again, or rolled back, until it is',
    breaches: (run) =>
      run.operations
        .filter((operation) => !isDecided(operation))
        .filter((operation) => !rollbackOf(run, operation).some(isDecided))
        .map(({ id, kind }) => `the ${kind} ${id} was left undecided`),
  },
  {
    id: 'P6',
    title: 'an undecided bet is not replaced by a bet of another id',
    breaches: (run) =>
      run.operations.filter(isStake).flatMap((bet) => {
        const first = bet.deliveries[0]?.number ?? 0;
        const decided = bet.deliveries.find(isDecisive)?.number ?? Infinity;
        const replaced = ofRound(run, bet.body['roundId']).some((other) => {
          const sent = other.deliveries[0]?.number ?? 0;
          return other !== bet && isStake(other) && sent > first && sent < decided;
        });
        return replaced && rollbackOf(run, bet).length === 0
          ? [`the undecided bet ${bet.id} was replaced by another`]
          : [];
      }),
  },
  {
    id: 'P7',
    title: 'a win is sent only for a bet the wallet accepted',
    breaches: (run) =>
      run.operations
        .filter(({ kind }) => kind === 'win')
        .filter((win) => {
          const sent = win.deliveries[0]?.number ?? 0;
          return !ofRound(run, win.body['roundId']).some(
            (bet) =>
              isStake(bet) &&
              bet.deliveries.some(
                (entry) => entry.number < sent && isDecisive(entry) && entry.answer?.success,
              ),
          );
        })
        .map(({ id }) => `the win ${id} was sent before its bet was accepted`),
  },
  {
    id: 'P8',
    title: 'a round that was paid is not rolled back',
    breaches: (run) =>
      run.operations
        .filter((bet) => bet.kind === 'betwin' && wasAccepted(bet))
        .filter((bet) => {
          const known = bet.deliveries.find(isDecisive)?.number ?? 0;
          return rollbackOf(run, bet).some(
            ({ deliveries }) => (deliveries[0]?.number ?? 0) > known,
          );
        })
        .map(({ id }) => `the accepted betwin ${id} was rolled back`),
  },
  {
    id: 'P9',
    title: 'what was decided is left alone, and a silent wallet is given time',
    breaches: ({ operations }) =>
      operations.flatMap(({ id, deliveries }) => {
        const decided = deliveries.findIndex(isDecisive);
        const after = decided < 0 ? 0 : deliveries.length - 1 - decided;
        const crowded = deliveries.some((entry, index) => {
          const tenth = deliveries[index + 10];
          return tenth && tenth.receivedAt - entry.receivedAt < 2_000;
        });
        return [
          ...(after > 2 ? [`${id} was sent ${after} times after it was decided`] : []),
          ...(crowded ? [`${id} was sent more than ten times in 2 s`] : []),
        ];
      }),
  },
  {
    id: 'P12',
    title: 'a free round is reported under one id',
    breaches: ({ operations }) => {
      const seen = new Set<unknown>();
      return operations
        .filter(({ kind, body }) => kind === 'promo_win' && body['grantId'] !== undefined)
        .flatMap(({ body: { roundId } }) => {
          if (seen.has(roundId)) return [`the free round ${textOf(roundId)} was reported twice`];
          seen.add(roundId);
          return [];
        });
    },
  },
];

/** Judges everything a provider sent. */
export function judgeJournal(entries: readonly JournalEntry[]): Verdict[] {
  const run = readJournal(entries);
  return rules.map(({ id, title, breaches }) => {
    if (run.operations.length === 0) {
      return { id, title, result: 'not tried', notes: ['no operation arrived'] };
    }
    const notes = breaches(run).slice(0, 3);
    return { id, title, result: notes.length === 0 ? 'passed' : 'failed', notes };
  });
}
