import type { Resource } from '@bahati/contract/player-site/system/resources.ts';

/** The operator's own seals: a coin for a rail, a cowrie for an assurance, an open sheet for a licence. */
const drawings: Partial<Record<Resource['resourceType'], readonly string[]>> = {
  PAYMENT: [
    'M14 2.5a11.5 11.5 0 1 1-.1 23a11.5 11.5 0 0 1 .1-23Z',
    'M14 6a8 8 0 1 1-.1 16a8 8 0 0 1 .1-16Z',
    'M10.5 14h7',
    'M14 10.5v7',
  ],
  CERTIFICATION: [
    'M14 2.5 24 7v7c0 6-4 9.8-10 11.8C8 23.8 4 20 4 14V7Z',
    'M14 7.5c3.8 2 4.6 5.5 3.7 8.2S15.6 20 14 20s-2.8-1.6-3.7-4.3S10.200 9.5 14 7.5Z',
    'M14 10.5c1 2.2 1 4.6 0 6.8',
  ],
  LICENCE: ['M6 3h12l5 5v17H6Z', 'M18 3v5h5', 'M10 13h9', 'M10 17h9', 'M10 21h5'],
};

/** Rails are told apart by their hue, taken from the name: no company's colours are copied. */
const hues = ['lagoon', 'brass', 'coral'] as const;

export function FooterSeal({ type, seed }: { type: Resource['resourceType']; seed: string }) {
  const hue = type === 'PAYMENT' ? hues[seed.length % hues.length] : 'brass';
  return (
    <svg className={`footer-seal footer-seal-${hue}`} viewBox="0 0 28 28" aria-hidden="true">
      {drawings[type]?.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
