/** RTP monitoring: what each build of a game has paid, against its stated return and tolerance. */
export { staffReturns } from './list-returns.ts';
export { readReturns } from './read-returns.ts';
export { createRtpMonitor } from './rtp-monitor.ts';
