/** How the feed is heard, and how it was: producers lost and found are kept for a month. */
import type { Log } from '@bahati/server-kit/log.ts';
import type { Context } from '#sportsbook/context.ts';
import type { Intake } from '#sportsbook/feed/run-intake.ts';

const lookMs = 1_000;
const keptDays = 30;

type Told = ReturnType<Intake['producers']>[number];

/** Writes a row whenever a producer is lost, asked anew or heard whole again. */
export function keepFeedHistory(
  { database }: Context,
  intake: Pick<Intake, 'producers'>,
  log: Log,
) {
  const before = new Map<string, string>();
  const note = async () => {
    for (const told of intake.producers()) {
      const kind = stateOf(told);
      const last = before.get(told.producer);
      if (last === kind) continue;
      before.set(told.producer, kind);
      const missing = told.missing > 0 ? `${told.missing} messages are missing` : null;
      await database.query(
        'INSERT INTO book.feed_history (producer, kind, note) VALUES ($1, $2, $3)',
        [told.producer, kind, missing],
      );
      await database.query(
        `DELETE FROM book.feed_history WHERE at < now() - make_interval(days => $1)`,
        [keptDays],
      );
    }
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(note)
      .catch((error: unknown) => log.warn({ err: error }, 'the history of the feed was not kept'));
  }, lookMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

const stateOf = ({ isTrusted, isRecovering }: Told): string =>
  isTrusted ? 'heard' : isRecovering ? 'recovering' : 'silent';

export async function readFeedHealth({ database }: Context, intake: Pick<Intake, 'producers'>) {
  const { rows } = await database.query<{
    at: Date;
    producer: string;
    kind: string;
    note: string | null;
  }>('SELECT at, producer, kind, note FROM book.feed_history ORDER BY id DESC LIMIT 100');
  return {
    producers: intake.producers().map(({ producer, isTrusted, isRecovering, missing }) => ({
      producer,
      isTrusted,
      isRecovering,
      missing,
    })),
    history: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}
