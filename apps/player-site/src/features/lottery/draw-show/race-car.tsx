/** A racing car from the side, in its colour and with its number. */
export function RaceCar({ car }: { car: number }) {
  return (
    <svg className="race-car" viewBox="0 0 64 26" data-tone={`car-${car}`} aria-hidden="true">
      <path className="race-car-shade" d="M4 23h56" />
      <path className="race-car-wing" d="M1 6h9v3H7l2 7H3z" />
      <path
        className="race-car-body"
        d="M4 18c0-4 3-6 9-7l8-1c3-4 7-5 12-5 4 0 6 2 9 5l12 3c6 1 8 3 8 6v1H4z"
      />
      <path className="race-car-glass" d="M25 10c2-2 4-3 7-3 2 0 4 1 6 3z" />
      <circle cx="16" cy="19" r="5.4" className="race-car-tyre" />
      <circle cx="48" cy="19" r="5.4" className="race-car-tyre" />
      <circle cx="16" cy="19" r="2" className="race-car-hub" />
      <circle cx="48" cy="19" r="2" className="race-car-hub" />
      <circle cx="32" cy="15" r="5" className="race-car-plate" />
      <text x="32" y="17.6" className="race-car-number">
        {car}
      </text>
    </svg>
  );
}
