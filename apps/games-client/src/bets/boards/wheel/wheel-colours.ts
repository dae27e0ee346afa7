/** A colour for each multiple of one wheel, from what pays nothing to what pays best. */
export type WheelColour = { readonly light: string; readonly deep: string; readonly ink: string };

const ivory = '#fff6e0';
const night: WheelColour = { light: '#232c63', deep: '#0e1434', ink: ivory };
const gold: WheelColour = { light: '#ffd978', deep: '#c4831f', ink: '#2b1a02' };
const paying: readonly WheelColour[] = [
  { light: '#2cb5a3', deep: '#0b5f57', ink: ivory },
  { light: '#4a7fe6', deep: '#1d3c93', ink: ivory },
  { light: '#ff7a52', deep: '#b0351a', ink: ivory },
  { light: '#e0457c', deep: '#85164a', ink: ivory },
  { light: '#9c64d8', deep: '#4c2389', ink: ivory },
];

export type WheelKind = WheelColour & { readonly multiple: string; readonly segments: number };

/** The kinds of segments of a wheel, from the best. */
export function wheelKinds(segments: readonly string[]): readonly WheelKind[] {
  const multiples = [...new Set(segments)].toSorted((a, b) => Number(a) - Number(b));
  const kinds = multiples.map((multiple, rank) => ({
    multiple,
    segments: segments.filter((one) => one === multiple).length,
    ...colourOf(multiple, rank, multiples.length),
  }));
  return kinds.toReversed();
}

function colourOf(multiple: string, rank: number, kinds: number): WheelColour {
  if (multiple === '0') return night;
  return rank === kinds - 1 ? gold : (paying[rank - 1] ?? gold);
}
