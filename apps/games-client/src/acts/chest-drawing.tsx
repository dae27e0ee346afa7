/** A chest of Lamu: dark wood, brass nails. `look` says how much of it is open. */
export function ChestDrawing({ look }: { look: 'closed' | 'open' | 'left' }) {
  return (
    <svg className="chest-svg" viewBox="0 0 120 100" data-look={look} aria-hidden="true">
      <ellipse cx="60" cy="93" rx="50" ry="6" fill="#000" opacity=".45" />
      {look === 'closed' ? <ClosedLid /> : <OpenLid />}
      <path d="M12 48H108L104 90Q60 95 16 90Z" fill="#6b3a1c" />
      <path d="M12 48H108L107 58H13Z" fill="#8a4f28" />
      <path d="M16 90Q60 95 104 90L104.6 84Q60 89 15.4 84Z" fill="#43220f" />
      <g fill="#e2b04a">
        <path d="M25 48H35L36.6 91.6 27.6 91ZM85 48H95L92.4 91 83.4 91.600Z" />
        <path d="M12 48H108V52H12Z" />
      </g>
      <Nails />
      <g>
        <path d="M50 46H70V62Q60 72 50 62Z" fill="#f2c86a" stroke="#7a4a10" />
        <circle cx="60" cy="55" r="3" fill="#3a1c06" />
        <path d="M59 56H61L62 63H58Z" fill="#3a1c06" />
      </g>
    </svg>
  );
}

function Nails() {
  const studs = [44, 52, 68, 76].flatMap((x) => [
    [x, 74],
    [x, 82],
  ]);
  return (
    <g fill="#f2c86a">
      {[...studs, [60, 78], [20, 66], [21, 78], [100, 66], [99, 78]].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />
      ))}
    </g>
  );
}

function ClosedLid() {
  return (
    <>
      <path d="M10 48Q10 20 34 18H86Q110 20 110 48Z" fill="#7d4522" />
      <path d="M14 36Q18 22 36 21H84Q102 22 106 36Q60 28 14 36Z" fill="#9c5e33" />
      <path d="M10 48Q10.4 41 12 36Q60 28 108 36Q109.6 41 110 48Z" fill="#6f3c1d" />
      <g fill="#e2b04a">
        <path d="M25 48V20.400Q29 18.6 35 18V48ZM85 48V18Q91 18.6 95 20.400V48Z" />
        <path d="M10 44H110V48H10Z" />
      </g>
      <g fill="#f2c86a">
        {[44, 52, 60, 68, 76].map((x) => (
          <circle key={x} cx={x} cy="38" r="1.7" />
        ))}
      </g>
    </>
  );
}

function OpenLid() {
  return (
    <>
      <path d="M16 46 8 16Q9 4 24 3H96Q111 4 112 16L104 46Z" fill="#5a2f15" />
      <path d="M22 44 16 18Q17 10 27 9H93Q103 10 104 18L98 44Z" fill="#2c1509" />
      <path d="M8 16Q9 4 24 3H96Q111 4 112 16L110 12Q104 7 96 7H24Q16 7 10 12Z" fill="#e2b04a" />
      <path className="chest-inside" d="M14 48 20 38H100L106 48Z" fill="#1c0d05" />
      <g className="chest-gold">
        <path d="M20 48Q30 33 46 39 60 28 74 39 90 33 100 48Z" fill="#d9972b" />
        <g fill="#ffd76a" stroke="#9a6512" strokeWidth=".8">
          {[
            [34, 43],
            [47, 41],
            [60, 37],
            [73, 41],
            [86, 43],
            [54, 45],
            [67, 45],
          ].map(([x, y]) => (
            <ellipse key={`${x} ${y}`} cx={x} cy={y} rx="7" ry="4" />
          ))}
        </g>
      </g>
    </>
  );
}
