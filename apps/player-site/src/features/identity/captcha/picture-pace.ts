/** Captcha pictures come at most one a second (spec §5); a reader who asks sooner waits so long. */
const paceMs = 1_100;

let nextMs = 0;

/** How long to rest before a picture may be asked for; the place in time is then taken. */
export function takeTurn(nowMs: number): number {
  const restMs = Math.max(0, nextMs - nowMs);
  nextMs = nowMs + restMs + paceMs;
  return restMs;
}

export async function restBeforePicture(signal: AbortSignal): Promise<void> {
  const restMs = takeTurn(Date.now());
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
  signal.throwIfAborted();
}
