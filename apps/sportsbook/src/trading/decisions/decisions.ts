/**
 * Voids and results by hand. Small ones stand at once; above the limit another person approves them
 * after seeing the same. What is approved is carried out as a word on the markets, which the
 * settlement follows as it follows the feed; a restart carries out again what was cut off.
 */
import type { TradingDecision, TradingRequest } from '@bahati/contract/trading/trading.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#sportsbook/context.ts';
import type { Intake } from '#sportsbook/feed/run-intake.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';
import { logAct, type TradingAct } from '#sportsbook/trading/trading-log.ts';
import type { Trader } from '#sportsbook/trading/trading-session.ts';
import { messagesOf } from './decision-messages.ts';
import { aboutOf, eventOf, lookAtDecision } from './look-at-decision.ts';
import { type SecondEntry, secondSource, sourcesToKeep } from './result-sources.ts';

export type DecisionContext = Context & {
  offer: BookOffer;
  intake: Pick<Intake, 'takeOwn' | 'flush'>;
  /** Sums up to this move by one person's word, in minor units. */
  mostAlone: bigint;
};

export async function look(context: DecisionContext, decision: TradingDecision) {
  const event = eventOf(context.offer, decision);
  const { moved, isWhole, ...touched } = await lookAtDecision(context, event, decision);
  const needsTwo = !isWhole || moved > context.mostAlone;
  return { about: aboutOf(event, decision), needsTwo, touched };
}

export type AskedDecision = {
  decision: TradingDecision;
  reason: string;
  sources: readonly string[];
};

/** Refuses `not_found`, `decision_not_possible`, `source_missing` and `same_source`. */
export async function askDecision(
  context: DecisionContext,
  trader: Trader,
  { decision, reason, sources }: AskedDecision,
): Promise<TradingRequest> {
  const { about, needsTwo, touched } = await look(context, decision);
  const kept = sourcesToKeep(decision, sources, needsTwo);
  const { list: _, ...sums } = touched;
  const id = await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(
      `INSERT INTO book.decisions (decision, event_id, about, reason, asked_by_id, asked_by,
         needs_two, touched, state, decided_by_id, decided_by, decided_at, sources)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id::text`,
      [
        JSON.stringify(decision),
        decision.eventId,
        about,
        reason,
        trader.staffId,
        trader.name,
        needsTwo,
        JSON.stringify(sums),
        needsTwo ? 'waiting' : 'approved',
        needsTwo ? null : trader.staffId,
        needsTwo ? null : trader.name,
        needsTwo ? null : new Date(),
        kept,
      ],
    );
    const made = rows[0]?.id ?? '';
    const facts = { decision, needsTwo, sources: kept };
    await note(transaction, trader, 'decision_asked', made, facts, reason);
    return made;
  });
  if (!needsTwo) await carryOut(context, id);
  return readDecision(context, id);
}

const note = (
  transaction: Parameters<typeof logAct>[0],
  trader: Trader,
  act: TradingAct['act'],
  id: string,
  facts: Readonly<Record<string, unknown>>,
  reason?: string,
) =>
  logAct(transaction, trader, {
    act,
    subject: `decision ${id}`,
    facts,
    ...(reason === undefined ? {} : { reason }),
  });

const states = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

export type DecisionAnswer = SecondEntry & { answer: keyof typeof states };

/**
 * Refuses `not_found`, `decision_over`, `own_request`, `forbidden` to take back another's,
 * `decision_not_possible` to approve what can no longer be carried out, and to approve a result
 * `source_missing`, `same_source` and `results_differ`.
 */
export async function answerDecision(
  context: DecisionContext,
  trader: Trader,
  id: string,
  { answer, ...entry }: DecisionAnswer,
): Promise<TradingRequest> {
  await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<Asked>(
      `SELECT asked_by_id AS "askedBy", state, decision, sources FROM book.decisions
        WHERE id = $1 FOR UPDATE`,
      [id],
    );
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    if (found.state !== 'waiting') throw new Refusal('decision_over');
    const isOwn = found.askedBy === trader.staffId;
    if (answer === 'approve' && isOwn) throw new Refusal('own_request');
    if (answer === 'withdraw' && !isOwn) throw new Refusal('forbidden');
    if (answer === 'approve') assertPossible(context, found.decision);
    const source = answer === 'approve' ? secondSource(found, entry) : undefined;
    const more = source === undefined ? [] : [source];
    await transaction.query(
      `UPDATE book.decisions SET state = $2, decided_by_id = $3, decided_by = $4,
              decided_at = now(), sources = sources || $5::text[] WHERE id = $1`,
      [id, states[answer], trader.staffId, trader.name, more],
    );
    await note(transaction, trader, `decision_${states[answer]}`, id, { sources: more });
  });
  if (answer === 'approve') await carryOut(context, id);
  return readDecision(context, id);
}

type Asked = { askedBy: string; state: string; decision: TradingDecision; sources: string[] };

/** An event that left memory since it was asked about takes no word any more. */
function assertPossible({ offer }: DecisionContext, { eventId }: TradingDecision): void {
  if (!offer.events.get(eventId)?.fixture) throw new Refusal('decision_not_possible');
}

/** Says what was decided, waits until it is stored, and notes it as done. May be done again. */
async function carryOut(context: DecisionContext, id: string): Promise<void> {
  const { rows } = await context.database.query<{ decision: TradingDecision }>(
    `SELECT decision FROM book.decisions WHERE id = $1 AND state = 'approved'`,
    [id],
  );
  const decision = rows[0]?.decision;
  if (!decision) return;
  const event = context.offer.events.get(decision.eventId);
  if (!event?.fixture) throw new Refusal('decision_not_possible');
  context.intake.takeOwn(event.fixture, messagesOf(event, decision, new Date()));
  await context.intake.flush();
  await context.database.query(`UPDATE book.decisions SET state = 'done' WHERE id = $1`, [id]);
}

/** Carries out what was approved as the book was killed. */
export async function carryOutLeft(context: DecisionContext): Promise<void> {
  const { rows } = await context.database.query<{ id: string }>(
    `SELECT id::text FROM book.decisions WHERE state = 'approved' ORDER BY id LIMIT 100`,
  );
  for (const { id } of rows) {
    await carryOut(context, id).catch((error: unknown) => {
      context.log.error({ err: error, decision: id }, 'a decision was not carried out');
    });
  }
}

type Row = Omit<TradingRequest, 'askedAt' | 'decidedAt' | 'state' | 'participants'> & {
  askedAt: Date;
  decidedAt: Date | null;
  state: TradingRequest['state'] | 'approved';
};

const columns = `id::text, decision, about, reason, asked_by AS "askedBy", asked_at AS "askedAt",
  state, decided_by AS "decidedBy", decided_at AS "decidedAt", needs_two AS "needsTwo", sources,
  touched`;

const show = (offer: BookOffer, { askedAt, decidedAt, state, ...row }: Row): TradingRequest => ({
  ...row,
  participants: participantsOf(offer, row.decision),
  askedAt: askedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  // Not carried out yet.
  state: state === 'approved' ? 'waiting' : state,
});

function participantsOf(offer: BookOffer, { eventId }: TradingDecision): Record<string, string> {
  const fixture = offer.events.get(eventId)?.fixture;
  if (!fixture?.isOutright) return {};
  return Object.fromEntries(fixture.participants.map(({ id, name }) => [`p${id}`, name]));
}

async function readDecision(
  { database, offer }: Pick<DecisionContext, 'database' | 'offer'>,
  id: string,
): Promise<TradingRequest> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM book.decisions WHERE id = $1`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return show(offer, rows[0]);
}

/** Newest first. */
export async function listDecisions(
  { database }: Context,
  offer: BookOffer,
  {
    state,
    cursor,
    pageSize,
  }: { state: 'waiting' | 'all'; cursor?: string | undefined; pageSize: number },
) {
  const before = /^\d{1,18}$/.test(cursor ?? '') ? cursor : null;
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM book.decisions d
      WHERE ($1 = 'all' OR state IN ('waiting', 'approved')) AND ($2::bigint IS NULL OR d.id < $2)
      ORDER BY d.id DESC LIMIT $3`,
    [state, before, pageSize],
  );
  const last = rows.length === pageSize ? rows.at(-1) : undefined;
  return { items: rows.map((row) => show(offer, row)), nextCursor: last?.id ?? null };
}
