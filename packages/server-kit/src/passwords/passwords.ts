/**
 * Password hashing by Argon2id in a bounded line, in a process of its own that steps back for
 * everything else: a rush of logins never takes the processors from the wallet, and a rush beyond
 * the line is told when to come back (decision 0031).
 */
import { availableParallelism } from 'node:os';
import { createPasswordLine, type PasswordLine } from './password-line.ts';
import { createHashingProcess, type PasswordCost } from './password-process.ts';

export type { PasswordCost };

/** About 60 ms on one core of the reference machine. Argon2id is the library's default kind. */
export const passwordCost: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Half the processors, and no more memory than four hashes take: 256 MB. */
const atATime = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

let line = createPasswordLine(createHashingProcess(passwordCost, atATime).hash, { atATime });

/** Refuses `too_many_requests` when the line would take longer than anybody should wait. */
export function hashPassword(password: string): Promise<string> {
  return line.hash(password);
}

/** Takes as long for an unknown user (no hash) as for a known one. */
export function isPasswordRight(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  return line.isRight(storedHash, password);
}

/** The same refusal beforehand, for who has other work to do before the password's turn. */
export function assertPasswordRoom(): void {
  line.assertRoom();
}

/** For passwords.testing.ts alone: no setting leads here, and production refuses. */
export function exchangePasswordLine(other: PasswordLine): PasswordLine {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('Only tests may exchange how passwords are hashed.');
  }
  const replaced = line;
  line = other;
  return replaced;
}
