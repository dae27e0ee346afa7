import { useTranslation } from '#site/words/use-translation.ts';

const metals = [
  ['#fff1c4', '#e2b04a', '#8a5a12'],
  ['#ffffff', '#b9c2d6', '#5d6480'],
  ['#ffd9b8', '#c77f45', '#6d3a14'],
] as const;

/** The place: a struck disc with a kanga edge for the first three, a plain number below. */
export function PlaceMedal({ place }: { place: number }) {
  const { t } = useTranslation();
  const metal = metals[place - 1];
  const words = t('tournaments_place', { place });
  if (!metal) {
    return (
      <span className="place tabular">
        <span aria-hidden="true">{place}</span>
        <span className="place-words">{words}</span>
      </span>
    );
  }
  const [light, main, dark] = metal;
  return (
    <svg className="medal" viewBox="0 0 48 48" role="img" aria-label={words}>
      {Array.from({ length: 12 }, (_, at) => (
        // The teeth are told apart by their places alone.
        <path
          key={at}
          d="M24 1.5 27.4 8h-6.8Z"
          fill={main}
          transform={`rotate(${at * 30} 24 24)`}
        />
      ))}
      <circle cx="24" cy="24" r="18" fill={dark} />
      <circle cx="24" cy="24" r="16.4" fill={main} />
      <circle cx="24" cy="24" r="12.6" fill="none" stroke={dark} strokeWidth="1" opacity=".55" />
      <path
        d="M11 19a14 14 0 0 1 20-9"
        fill="none"
        stroke={light}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <text
        x="24"
        y="30.5"
        textAnchor="middle"
        fontSize="18"
        fontWeight="800"
        fill="#1d1503"
        fontFamily="var(--font-display)"
      >
        {place}
      </text>
    </svg>
  );
}
