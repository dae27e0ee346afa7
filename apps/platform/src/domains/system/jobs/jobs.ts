/** The job queue and what it tells of itself. */
export {
  dropOldCallTimes,
  percentile,
  readCallTimes,
  startKeepingCallTimes,
} from './call-times.ts';
export { type Job, type Jobs, queueJob } from './job-queue.ts';
export { isPaused, noteRun, readJobStates, setPaused } from './job-states.ts';
