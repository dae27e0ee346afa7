/**
 * Password hashing by Argon2id in a bounded line, one at a time on a thread that steps back for
 * everything else: a rush of logins never takes the processors from the wallet, and a rush
 * beyond the line is told when to come back.
 */
import { createPasswordLine, type PasswordLine } from './password-line.ts';
import { createHashingThread, type PasswordCost } from './password-thread.ts';

/** About 60 ms on one core of the reference machine. Argon2id is the library's default kind. */
export const passwordCost: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

let line = createPasswordLine(createHashingThread(passwordCost));

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

/** For passwords.testing.ts alone: no setting leads here, and production refuses. */
export function exchangePasswordLine(other: PasswordLine): PasswordLine {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('Only tests may exchange how passwords are hashed.');
  }
  const replaced = line;
  line = other;
  return replaced;
}
