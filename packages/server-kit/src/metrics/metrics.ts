/** Metrics for the operator, served on the internal port only. */
import { collectDefaultMetrics, Counter, Histogram, register } from 'prom-client';
import { countCall, countedBrand, noteIfSlow, type Outcome } from './call-times.ts';

const callSeconds = new Histogram({
  name: 'bahati_call_seconds',
  help: 'Time to answer a call, by call, outcome and brand.',
  labelNames: ['call', 'outcome', 'brand'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3],
});

const eventCount = new Counter({
  name: 'bahati_events_total',
  help: 'Things that happened, by name.',
  labelNames: ['event'] as const,
});

export function observeCall(
  { call, requestId }: { call: string; requestId: string },
  outcome: Outcome,
  ms: number,
): void {
  callSeconds.labels(call, outcome, countedBrand()).observe(ms / 1000);
  countCall('own', { party: '', call }, outcome, ms);
  noteIfSlow(call, requestId, outcome, ms);
}

export function countEvent(event: string, by = 1): void {
  eventCount.labels(event).inc(by);
}

export function startDefaultMetrics(): void {
  collectDefaultMetrics();
}

/** The text a collector reads. */
export async function metricsText(): Promise<{ contentType: string; text: string }> {
  return { contentType: register.contentType, text: await register.metrics() };
}
