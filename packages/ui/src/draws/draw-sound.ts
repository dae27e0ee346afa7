/** Small sounds of draws, made by the browser; silent until somebody switches them on. */
let isOn = false;
let context: AudioContext | undefined;

export function setDrawSound(wanted: boolean): void {
  isOn = wanted;
  if (wanted) context ??= new AudioContext();
}

function play(frequency: number, seconds: number, loudness: number, at = 0): void {
  if (!isOn || !context) return;
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

/** A peg passes, a shell cracks. */
export function playTick(): void {
  play(1_150, 0.035, 0.06);
}

/** Something was won: four tones upwards, as on a kalimba. */
export function playWin(): void {
  for (const [at, frequency] of [523, 659, 784, 1_047].entries()) {
    play(frequency, 0.5, 0.09, at * 0.09);
  }
}
