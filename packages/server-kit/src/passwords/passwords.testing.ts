/**
 * Passwords for tests whose subject they are not: the same algorithm at a hundredth of the cost, in
 * the test's own process. A program that a test starts as a process of its own has the real one.
 */
import { hash, verify } from '@node-rs/argon2';
import { createPasswordLine, type Hasher, type PasswordLine } from './password-line.ts';
import { exchangePasswordLine, type PasswordCost } from './passwords.ts';

const lightCost: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export const lightHasher: Hasher = async ({ password, storedHash }) => {
  try {
    if (storedHash === undefined) return { value: await hash(password, lightCost) };
    return { value: await verify(storedHash, password) };
  } catch (error) {
    return { error: String(error) };
  }
};

const lightLine = createPasswordLine(lightHasher);

/** One hash of this kind, where how this process hashes is to stay as it is. */
export const hashLightly = (password: string): Promise<string> => lightLine.hash(password);

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
