/** Up to when the tables hold everything a producer said. */
import type { Producer } from '@bahati/contract/odds-feed/feed.ts';
import type { Database } from '@bahati/server-kit/database.ts';

export async function readMarks(database: Database): Promise<Map<Producer, number>> {
  const { rows } = await database.query<{ producer: Producer; storedTo: Date }>(
    'SELECT producer, stored_to AS "storedTo" FROM book.feed_marks LIMIT 2',
  );
  return new Map(rows.map(({ producer, storedTo }) => [producer, storedTo.getTime()]));
}
