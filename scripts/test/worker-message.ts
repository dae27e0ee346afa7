/** What a worker tells the runner of the file it is running. */
export type WorkerMessage =
  | { type: 'passed' | 'skipped'; name: string }
  | { type: 'failed'; what: string; why: string }
  | { type: 'ended'; file: string };
