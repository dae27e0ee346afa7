/** The tower and what belongs to it, as drawings. */

/** `spare` doors were not opened and are shown at the end. */
export type DoorState = 'closed' | 'asked' | 'safe' | 'wrong' | 'spare' | 'spare-wrong';

const studs = [14, 30, 46].flatMap((y) => [7, 15].map((x) => ({ x, y })));

/** A carved door of the coast: a stone arch, two leaves with brass studs, and what is behind. */
export function Door({ state }: { state: DoorState }) {
  const isWrong = state === 'wrong' || state === 'spare-wrong';
  return (
    <svg className="tower-door-svg" viewBox="0 0 60 74" aria-hidden="true">
      <path d="M2 74V27C2 10 15 2 30 2S58 10 58 27V74Z" fill="#efe3c6" />
      <path
        d="M2 74V27C2 10 15 2 30 2S58 10 58 27V74H54V28C54 14 43 7 30 7S6 14 6 28V74Z"
        fill="#b99f6d"
      />
      <path
        d="M4 74V28C4 12 16 4.500 30 4.500S56 12 56 28V74"
        fill="none"
        stroke="#7d6537"
        strokeWidth="1.400"
        strokeDasharray="1.500 2.600"
      />
      <path d="M8 74V29C8 16 18 10 30 10S52 16 52 29V74Z" fill={isWrong ? '#0a0812' : '#f8b64a'} />
      {isWrong ? <Eyes /> : <Stairs />}
      <g className="tower-leaf" data-side="left">
        <Leaf />
      </g>
      <g className="tower-leaf" data-side="right">
        <g transform="translate(60 0) scale(-1 1)">
          <Leaf />
        </g>
      </g>
      <path
        d="M8 29C8 16 18 10 30 10S52 16 52 29"
        fill="none"
        stroke="#3a1d08"
        strokeOpacity=".6"
        strokeWidth="2"
      />
    </svg>
  );
}

function Leaf() {
  return (
    <>
      <path d="M8 74V29C8 16 18 10 30 10V74Z" fill="#6b3415" />
      <path d="M8 74V29C8 16 18 10 30 10V12C19 12 10 18 10 30V74Z" fill="#9a5526" />
      <path d="M29 11V74H30.500V11Z" fill="#2f1405" />
      <g transform="translate(6 14)">
        {studs.map(({ x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r="2.300" fill="#7a4c08" />
            <circle r="1.700" cx="-.300" cy="-.400" fill="#f2c86a" />
          </g>
        ))}
      </g>
      <path d="M12 36H28M12 52H28M12 66H28" stroke="#3a1a08" strokeWidth="1.300" />
    </>
  );
}

/** Light from above on steps that lead up. */
function Stairs() {
  return (
    <g className="tower-stairs">
      <path d="M8 74V29C8 16 18 10 30 10S52 16 52 29V74Z" fill="#ffd98a" />
      <path d="M16 30C16 20 23 15 30 15S44 20 44 30V74H16Z" fill="#fff3cf" />
      <path d="M8 74V68H18V61H27V54H36V47H45V40H52V74Z" fill="#b87a2a" />
      <path
        d="M8 68H18V70H8ZM18 61H27V63H18ZM27 54H36V56H27ZM36 47H45V49H36ZM45 40H52V42H45Z"
        fill="#f7d48e"
      />
    </g>
  );
}

/** Something in the dark that was here first. */
function Eyes() {
  return (
    <g className="tower-eyes">
      <path d="M14 42Q20 36 26 43 20 47 14 42Z" fill="#ffcf4a" />
      <path d="M46 42Q40 36 34 43 40 47 46 42Z" fill="#ffcf4a" />
      <ellipse cx="20.500" cy="42" rx="1.500" ry="3.400" fill="#1b0a02" />
      <ellipse cx="39.500" cy="42" rx="1.500" ry="3.400" fill="#1b0a02" />
      <path
        d="M24 56Q30 60 36 56L34 60 32.400 58 30 62 27.600 58 26 60Z"
        fill="#d9c9a8"
        opacity=".75"
      />
    </g>
  );
}

/** Carried by whoever climbs. */
export function Lantern() {
  return (
    <svg viewBox="-20 -34 40 64" aria-hidden="true">
      <circle className="tower-lantern-glow" r="19" cy="4" fill="#ffc95e" />
      <path d="M-6-22A6 6 0 0 1 6-22" fill="none" stroke="#e2b04a" strokeWidth="2" />
      <path d="M-8-15 0-24 8-15Z" fill="#c08a24" stroke="#5d3a06" />
      <path d="M-9-14H9L12 4 8 18H-8L-12 4Z" fill="#3a2408" stroke="#e2b04a" strokeWidth="2" />
      <path
        className="tower-flame"
        d="M0-10C6-3 8 2 8 7A8 8 0 0 1-8 7C-8 2-6-3 0-10Z"
        fill="#ffb52e"
      />
      <path
        className="tower-flame"
        d="M0-1C3 3 4 5 4 8A4 4 0 0 1-4 8C-4 5-3 3 0-1Z"
        fill="#fff6d6"
      />
      <path d="M-9 18H9L11 23H-11Z" fill="#c08a24" stroke="#5d3a06" />
      <path d="M-10 4H10" stroke="#e2b04a" strokeWidth="1.200" />
    </svg>
  );
}

/** Coral stone in courses, no two blocks quite alike. */
export function Stones({ id }: { id: string }) {
  return (
    <svg className="tower-stones" width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width="96" height="72" patternUnits="userSpaceOnUse">
          <rect width="96" height="72" fill="#8d7f66" />
          <rect x="1" y="1" width="44" height="22" rx="4" fill="#cfc0a0" />
          <rect x="47" y="1" width="30" height="22" rx="4" fill="#c2b08c" />
          <rect x="79" y="1" width="16" height="22" rx="4" fill="#d6c9ac" />
          <rect x="1" y="25" width="22" height="22" rx="4" fill="#bfae8b" />
          <rect x="25" y="25" width="40" height="22" rx="4" fill="#d3c5a6" />
          <rect x="67" y="25" width="28" height="22" rx="4" fill="#c8b896" />
          <rect x="1" y="49" width="34" height="22" rx="4" fill="#d8cbb0" />
          <rect x="37" y="49" width="24" height="22" rx="4" fill="#c4b38f" />
          <rect x="63" y="49" width="32" height="22" rx="4" fill="#cdbd9b" />
          <path
            d="M4 4H40M50 4H72M28 28H60M4 52H30M66 52H90M70 28H90"
            stroke="#f4ead2"
            strokeWidth="1.500"
            opacity=".7"
          />
          <g fill="#86765a" opacity=".5">
            <circle cx="14" cy="14" r="1.500" />
            <circle cx="60" cy="16" r="2" />
            <circle cx="44" cy="38" r="1.700" />
            <circle cx="10" cy="38" r="1.200" />
            <circle cx="78" cy="62" r="2" />
            <circle cx="22" cy="61" r="1.600" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** Battlements, a roof of palm thatch and the light at its end. */
export function Roof() {
  return (
    <svg className="tower-roof" viewBox="0 0 400 110" preserveAspectRatio="none" aria-hidden="true">
      <path d="M60 74 200 6 340 74Z" fill="#6d4c22" />
      <path d="M60 74 200 6 340 74H318L200 22 82 74Z" fill="#9a7338" />
      <path
        d="M100 74 200 16M140 74 200 16M180 74 200 16M220 74 200 16M260 74 200 16M300 74 200 16"
        stroke="#4f3514"
        strokeWidth="2"
      />
      <path
        d="M0 110V78H34V92H68V78H102V92H136V78H170V92H230V78H264V92H298V78H332V92H366V78H400V110Z"
        fill="#d8cbb0"
      />
      <path d="M0 110V102H400V110Z" fill="#8d7f66" />
    </svg>
  );
}

const stars = [
  [30, 92, 1],
  [74, 70, 0.8],
  [118, 118, 0.9],
  [150, 84, 1.1],
  [252, 104, 0.8],
  [286, 70, 1],
  [368, 88, 0.8],
  [58, 150, 0.8],
  [352, 196, 1],
  [14, 196, 0.9],
  [388, 150, 0.8],
  [96, 190, 0.7],
  [270, 168, 0.7],
] as const;

/** The sky over the sea, with a moon and palms; far behind the tower. */
export function Night() {
  return (
    <svg
      className="tower-night"
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g className="tower-stars" fill="#fff4d6">
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <defs>
        <radialGradient id="tower-halo">
          <stop offset=".34" className="tower-halo" stopOpacity=".5" />
          <stop offset="1" className="tower-halo" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="tower-water" x2="0" y2="1">
          <stop className="tower-water-far" />
          <stop offset="1" className="tower-water-near" />
        </linearGradient>
      </defs>
      <circle cx="326" cy="140" r="54" fill="url(#tower-halo)" />
      <circle className="tower-moon" cx="326" cy="140" r="17" />
      <path className="tower-coast" d="M0 300V287Q22 276 52 284T104 288Q128 278 160 290L196 300Z" />
      <path d="M0 300H400V400H0Z" fill="url(#tower-water)" />
      <path
        className="tower-glints"
        d="M306 306H348M314 313H336M300 321H352M318 330H342M306 341H356M316 354H340"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
      <g className="tower-palms">
        <path d="M28 400C32 350 30 310 44 262L50 264C40 312 44 350 42 400Z" />
        <path d="M46 264C24 250 10 258 0 276 16 266 30 264 46 266 28 272 20 286 18 304 28 286 38 274 48 268 50 284 62 292 74 296 66 284 58 276 52 266 68 264 80 270 90 282 84 262 66 250 48 262 50 246 62 238 76 238 60 230 46 242 46 262 42 244 30 236 16 240 30 244 40 252 46 264Z" />
        <path d="M372 400C370 366 374 336 364 300L369 298C380 336 378 366 384 400Z" />
        <path d="M366 300C350 290 338 296 330 310 342 302 354 300 366 302 354 308 348 318 346 332 354 318 360 310 368 304 372 316 380 322 390 324 382 316 376 308 371 302 382 302 392 306 400 316 396 300 382 290 368 298 370 286 378 280 388 280 376 274 366 284 366 298Z" />
      </g>
    </svg>
  );
}
