/**
 * Passwords for tests whose subject they are not: the same algorithm and thread at a hundredth of
 * the cost. A program that a test starts as a process of its own has the real one.
 */
import { createPasswordLine, type PasswordLine } from './password-line.ts';
import { createHashingThread } from './password-thread.ts';
import { exchangePasswordLine } from './passwords.ts';

/** One for the whole process, however many files it runs. */
export const lightHasher = createHashingThread({ memoryCost: 64, timeCost: 1, parallelism: 1 });

const lightLine = createPasswordLine(lightHasher);

export function useLightPasswords(): void {
  exchangePasswordLine(lightLine);
}

/** Hashes by this line while the work goes on. */
export async function withPasswordLine<T>(line: PasswordLine, work: () => Promise<T>): Promise<T> {
  const replaced = exchangePasswordLine(line);
  try {
    return await work();
  } finally {
    exchangePasswordLine(replaced);
  }
}
