/** A carved table of dark wood, its cloth edged like a kanga. Decoration but for its name. */

const lozenges = Array.from({ length: 36 }, (_, at) => at);

const tidy = (share: number): number => Math.round(share * 100) / 100;

/** Parts of the box, so that the ring follows whatever shape the table has. */
const around = (at: number, reach: number) => {
  const turn = (at / lozenges.length) * 2 * Math.PI;
  return {
    x: `${tidy(50 + reach * Math.cos(turn))}%`,
    y: `${tidy(50 + reach * Math.sin(turn))}%`,
  };
};

export function Cloth({ title }: { title: string }) {
  return (
    <div className="seats-cloth" aria-hidden="true">
      <div className="seats-cloth-top">
        <svg className="seats-cloth-ring">
          <ellipse cx="50%" cy="50%" rx="46.5%" ry="45%" className="seats-cloth-line" />
          <ellipse cx="50%" cy="50%" rx="41%" ry="38.5%" className="seats-cloth-line" />
          {lozenges.map((at) => (
            <svg key={at} {...around(at, 43.4)} overflow="visible">
              {at % 2 === 0 ? (
                <path d="M0-6 5 0 0 6-5 0Z" className="seats-cloth-lead" />
              ) : (
                <circle r="1.8" className="seats-cloth-dot" />
              )}
            </svg>
          ))}
        </svg>
        <p className="seats-cloth-name display">{title}</p>
      </div>
    </div>
  );
}
