import './shirt.css';

/** A side's shirt in its two colours: the ground, then what stands out on it. */
export function Shirt({
  colours,
  size = 18,
}: {
  colours: readonly [string, string];
  size?: number;
}) {
  const [ground, accent] = colours;
  return (
    <svg className="shirt" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path
        d="M6.5 2.5 1.5 5.5l1.7 4.3 2.3-.9v8.6h9V8.9l2.3.9 1.7-4.3-5-3a3.6 3.6 0 0 1-7 0Z"
        fill={ground}
        stroke="color-mix(in srgb, var(--text) 35%, transparent)"
        strokeWidth=".8"
        strokeLinejoin="round"
      />
      <path d="M1.5 5.5 4.3 3.8l1.2 5.1-2.3.9ZM18.5 5.5l-2.8-1.7-1.2 5.1 2.3.9Z" fill={accent} />
      <path d="M6.5 2.5a3.6 3.6 0 0 0 7 0l-1.1-.3a2.4 2.4 0 0 1-4.8 0Z" fill={accent} />
    </svg>
  );
}
