/** The reporter of a worker: sends the runner one message for each test and one for each file. */
import { relative } from 'node:path';
import type { EventData } from 'node:test';
import { inspect } from 'node:util';

import { root } from '#scripts/repository.ts';
import type { WorkerMessage } from '#scripts/test/worker-message.ts';

/** The error with its causes, since the outermost often says only what was being tried. */
const describeError = (error: unknown): string => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (!(cause instanceof Error)) return inspect(cause);
  const chain: string[] = [];
  for (let at: unknown = cause; at instanceof Error; at = at.cause) {
    chain.push(at.stack ?? at.message);
  }
  return chain.join('\nCaused by: ').replaceAll(/\n\s+at [^\n]*\bnode:internal[^\n]*/g, '');
};

/** A suite fails whenever one of its tests does, which was told already. */
const isOnlyAboutSubtests = (error: unknown): boolean =>
  (error as { failureType?: string }).failureType === 'subtestsFailed';

type TestEvent =
  | { type: 'test:pass'; data: EventData.TestPass }
  | { type: 'test:fail'; data: EventData.TestFail }
  | { type: 'test:summary' };

const outcomeOf = (data: EventData.TestPass): WorkerMessage | undefined => {
  if (data.details.type === 'suite') return undefined;
  const isSkipped = data.skip !== undefined || data.todo !== undefined;
  return { type: isSkipped ? 'skipped' : 'passed', name: data.name };
};

const failureOf = (data: EventData.TestFail): WorkerMessage | undefined => {
  if (isOnlyAboutSubtests(data.details.error)) return undefined;
  const place = `${relative(root, data.file ?? '')}:${data.line ?? 0}`;
  return {
    type: 'failed',
    what: `${data.name} (${place})`,
    why: describeError(data.details.error),
  };
};

const messagesOf = (event: TestEvent): (WorkerMessage | undefined)[] => {
  if (event.type !== 'test:pass' && event.type !== 'test:fail') return [];
  const told = event.type === 'test:pass' ? outcomeOf(event.data) : failureOf(event.data);
  if (event.data.nesting > 0) return [told];
  const end: WorkerMessage = { type: 'ended', file: event.data.name };
  return [event.type === 'test:fail' ? told : undefined, end];
};

const tell = (message: WorkerMessage): void => void process.send?.(message);

export default async function* tellRunner(events: AsyncIterable<TestEvent>) {
  for await (const event of events) {
    for (const message of messagesOf(event)) if (message) tell(message);
  }
  yield '';
}
