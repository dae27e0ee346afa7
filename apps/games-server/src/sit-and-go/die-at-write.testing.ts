/**
 * Loaded before a server: it kills itself before the nth statement that writes, or commits, so that a
 * test meets every point between two statements. The count stands in a file that is read at the start.
 */
import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Names the file in which the count stands. */
export const countVariable = 'DIE_AT_WRITE';
export const preload = './apps/games-server/src/sit-and-go/die-at-write.testing.ts';

const file = process.env[countVariable];
const most = file === undefined ? 0 : Number(readFileSync(file, 'utf8'));
/** Of rooms with seats; what a server that only looks writes again and again is not counted. */
const isWrite = (text: string) =>
  /\b(INSERT INTO|UPDATE) games\.(seat|seats|seat_\w+|sit_and_gos|tournaments|tournament_tables|hands|hand_steps)\b/.test(
    text,
  ) && !text.includes('SKIP LOCKED');

/** Connections in whose transaction something was written. */
const writing = new WeakSet<object>();
let written = 0;
const { query } = pg.Client.prototype;

function dieAtWrite(this: pg.Client, ...given: unknown[]) {
  const [first] = given;
  const text = typeof first === 'string' ? first : ((first as { text?: string })?.text ?? '');
  const isEnd = text === 'COMMIT' && writing.has(this);
  if (isWrite(text) || isEnd) {
    writing.add(this);
    written += 1;
    if (written >= most) process.kill(process.pid, 'SIGKILL');
  }
  if (isEnd || text === 'ROLLBACK') writing.delete(this);
  return Reflect.apply(query, this, given);
}

if (most > 0) pg.Client.prototype.query = dieAtWrite as typeof query;
