/** One JSON line a figure: the ratio, and both sides of it. */
export function report(bench: string, ratio: number, sides: object): void {
  const rounded = JSON.stringify({ bench, ratio, ...sides }, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  );
  process.stdout.write(`${rounded}\n`);
}
