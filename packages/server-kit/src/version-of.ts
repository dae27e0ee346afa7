/** The version of what somebody reads before a change: the change names it, or is told. */
import { createHash } from 'node:crypto';

/** Of anything JSON can say; another state has another version. */
export function versionOf(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);
}
