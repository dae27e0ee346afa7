/**
 * What the test files of one worker share (a browser, a running product), each thing opened by the
 * first file that asks for it and closed when the worker ends.
 */
import { after } from 'node:test';

type Close = () => Promise<void>;

const closers: Close[] = [];

/** The runner tells its workers apart; a file that is run by hand is a worker of one file. */
const isInWorker = process.env['TEST_WORKER'] !== undefined;

/** Makes the thing once a worker; `close` must leave no process and no file behind. */
export const sharedInWorker = <T>(open: () => Promise<{ value: T; close: Close }>) => {
  let opened: Promise<T> | undefined;
  const openOnce = async (): Promise<T> => {
    const { value, close } = await open();
    if (isInWorker) closers.push(close);
    else after(close);
    return value;
  };
  return (): Promise<T> => (opened ??= openOnce());
};

const endings: Close[] = [];

/** Has something done whenever a file's tests are over, before the file takes down its servers. */
export const atEndOfFile = (end: Close): void => void endings.push(end);

/** Called by the worker alone. */
export const endFile = async (): Promise<void> => {
  for (const end of endings) await end();
};

/** Closes everything, the last opened first; called by the worker alone. */
export const closeShared = async (): Promise<void> => {
  for (const close of closers.splice(0).toReversed()) await close();
};
