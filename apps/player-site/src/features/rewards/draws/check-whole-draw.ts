import type { DrawLine } from '@bahati/contract/draw-terms.ts';
import { checkDraw, type CheckedDraw } from '@bahati/fairness/draws/check-draw.ts';
import { call } from '#site/api.ts';

const pageSize = 5_000;

/** Reads a draw's record to its end and computes it again here: the server only says what it wrote. */
export async function checkWholeDraw(id: string): Promise<CheckedDraw> {
  const lines: DrawLine[] = [];
  for (let cursor: string | undefined; ; ) {
    const record = await call('GET /wps/rewards/draws/:id/record', {
      params: { id },
      query: cursor === undefined ? { pageSize } : { pageSize, cursor },
    });
    lines.push(...record.lines);
    if (record.nextCursor === null) return checkDraw({ ...record, lines });
    cursor = record.nextCursor;
  }
}
