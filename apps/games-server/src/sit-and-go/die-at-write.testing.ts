/**
 * Loaded before a server: it kills itself before the nth statement that writes, or commits, so that a
 * test meets every point between two statements. The count stands in a file that is read at the start.
 */
import { readFileSync } from 'node:fs';
import pg from 'pg';

const file = process.env['DIE_AT_WRITE'];
const most = file === undefined ? 0 : Number(readFileSync(file, 'utf8'));
/** Of rooms with seats; what a server that only looks writes again and again is not counted. */
const isWrite = (text: string) =>
  /^\s*(INSERT INTO|UPDATE) games\.(seat|seats|seat_\w+|sit_and_gos|hands|hand_steps)\b/.test(
    text,
  ) && !text.includes('SKIP LOCKED');

/** Connections in whose transaction something was written. */
const writing = new WeakSet<object>();
let written = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function dieAtWrite(this: pg.Client, ...given: unknown[]) {
  const [first] = given;
  const text = typeof first === 'string' ? first : ((first as { text?: string })?.text ?? '');
  const isEnd = text === 'COMMIT' && writing.has(this);
  if (isWrite(text) || isEnd) {
    writing.add(this);
    written += 1;
    if (most > 0 && written >= most) process.kill(process.pid, 'SIGKILL');
  }
  if (isEnd || text === 'ROLLBACK') writing.delete(this);
  return Reflect.apply(query, this, given);
} as typeof query;
