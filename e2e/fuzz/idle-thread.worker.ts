/** A thread that does nothing: how long it stood still is what the machine did, not the product. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';

const delay = monitorEventLoopDelay();
delay.enable();
parentPort?.on('message', () => parentPort?.postMessage(delay.max / 1e6));
