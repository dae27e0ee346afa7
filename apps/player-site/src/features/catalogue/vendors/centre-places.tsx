/** What stands at the right of a category's scene: 1200 by 300, the ground at 252. */

const brass = '#e2b04a';
const pale = '#f3efe4';
const ink = '#0b1020';

/** The stadium: a bowl of light between two masts. */
export function StadiumScene() {
  return (
    <g>
      {[818, 1122].map((x) => (
        <g key={x}>
          <path d={`M${x} 60L900 252h180Z`} fill="#ffe6a8" opacity="0.12" />
          <path d={`M${x} 66v190`} stroke="#26304f" strokeWidth="8" />
          <rect x={x - 34} y="34" width="68" height="38" rx="4" fill="#26304f" />
          {[0, 1, 2, 3, 4, 5, 6, 7].map((lamp) => (
            <circle
              key={lamp}
              cx={x - 24 + (lamp % 4) * 16}
              cy={44 + Math.floor(lamp / 4) * 18}
              r="6"
              fill="#fff3cf"
            />
          ))}
          <circle cx={x} cy="53" r="76" fill="url(#centre-glow)" />
        </g>
      ))}
      <ellipse cx="970" cy="206" rx="214" ry="78" fill="#1b2760" />
      <ellipse cx="970" cy="200" rx="214" ry="74" fill="#24348a" />
      <ellipse cx="970" cy="206" rx="186" ry="58" fill="#141b45" />
      {[0, 1, 2].map((row) => (
        <ellipse
          key={row}
          cx="970"
          cy={204 + row * 3}
          rx={204 - row * 12}
          ry={68 - row * 6}
          fill="none"
          stroke={[brass, '#ff6b4a', pale][row]}
          strokeWidth="3"
          strokeDasharray="2 9"
          opacity="0.8"
        />
      ))}
      <ellipse cx="970" cy="214" rx="150" ry="40" fill="#2c8a4b" />
      <path
        d="M830 206q140-30 280 0M824 222q146 34 292 0"
        stroke="#38a35b"
        fill="none"
        strokeWidth="10"
      />
      <g fill="none" stroke={pale} strokeWidth="2.5" opacity="0.85">
        <ellipse cx="970" cy="214" rx="138" ry="34" />
        <path d="M970 180v68" />
        <ellipse cx="970" cy="214" rx="32" ry="11" />
      </g>
      <circle cx="970" cy="208" r="7" fill="#fff" />
    </g>
  );
}

/** The arena: two screens face each other over the heads of the hall. */
export function ArenaScene() {
  return (
    <g>
      <path d="M880 252L780 0h70Z" fill="#2fb8a6" opacity="0.16" />
      <path d="M1080 252L1110 0h76Z" fill="#ff6b4a" opacity="0.16" />
      <path d="M792 92l166 22v92l-166 22Z" fill="#26304f" />
      <path d="M802 104l146 19v74l-146 19Z" fill="#0f8478" />
      <path d="M1180 92l-166 22v92l166 22Z" fill="#26304f" />
      <path d="M1170 104l-146 19v74l146 19Z" fill="#c5362c" />
      <path
        d="M830 132l36 28-36 28M862 136l30 24-30 24"
        stroke={pale}
        strokeWidth="9"
        fill="none"
      />
      <path
        d="M1142 132l-36 28 36 28M1110 136l-30 24 30 24"
        stroke={pale}
        strokeWidth="9"
        fill="none"
      />
      <path d="M986 96l12 52h-22l10 62-26-70h20Z" fill={brass} />
      <circle cx="986" cy="150" r="70" fill="url(#centre-glow)" />
      <g fill={ink}>
        {Array.from({ length: 19 }, (_, at) => (
          <g key={at} transform={`translate(${772 + at * 24} ${246 + ((at * 7) % 11)})`}>
            <circle r="11" />
            <path d="M-17 54v-22q0-16 17-16t17 16v22Z" />
            {at % 4 === 1 && <path d="M-14 20L-20-16h6L-6 18Z" />}
          </g>
        ))}
      </g>
    </g>
  );
}

/** The kiosk: a striped awning, a warm window, tickets on a line. */
export function KioskScene() {
  return (
    <g>
      <circle cx="970" cy="190" r="190" fill="url(#centre-glow)" opacity="0.7" />
      <rect x="858" y="118" width="224" height="140" fill="#5b2f22" />
      <rect x="880" y="136" width="180" height="72" fill="#ffd98a" />
      <path d="M880 136h180v14H880Z" fill="#e0851c" opacity="0.5" />
      <path d="M940 208v-32q0-22 26-22t26 22v32Z" fill="#7a3a22" />
      <circle cx="966" cy="150" r="17" fill="#7a3a22" />
      <path d="M948 146q18-26 36 0Z" fill="#c5362c" />
      <rect x="846" y="206" width="248" height="16" rx="3" fill={brass} />
      <path d="M872 222h196v36H872Z" fill="#3d1e16" />
      <path d="M882 232h176M882 244h176" stroke="#5b2f22" strokeWidth="3" />
      {Array.from({ length: 8 }, (_, at) => (
        <path
          key={at}
          d={`M${842 + at * 32} 118l8-46h24l8 46a16 14 0 0 1-32 0Z`}
          fill={at % 2 ? pale : '#c5362c'}
          transform={`translate(${(at - 3.5) * -0.6} 0)`}
        />
      ))}
      <path d="M848 72h240" stroke="#7a1e1a" strokeWidth="6" />
      <path d="M1090 108q56 34 110 8" fill="none" stroke={pale} strokeWidth="1.5" />
      {[1104, 1134, 1166].map((x, at) => (
        <g key={x} transform={`translate(${x} ${118 + (at === 1 ? 8 : 4)}) rotate(${at * 6 - 6})`}>
          <path d="M-11 0h22v40h-22Z" fill={[brass, pale, '#2fb8a6'][at]} />
          <path d="M-7 12h14M-7 19h14M-7 26h9" stroke={ink} strokeWidth="2.5" />
        </g>
      ))}
    </g>
  );
}

/** The globe: numbered balls in glass, on a brass foot. */
export function GlobeScene() {
  const balls = [
    [930, 196, '#c5362c', '7'],
    [972, 208, '#0f8478', '21'],
    [1014, 194, brass, '3'],
    [950, 162, '#b3246b', '12'],
    [996, 160, '#24348a', '40'],
    [974, 122, '#e0851c', '9'],
    [1030, 142, '#2f7440', '5'],
    [918, 138, '#fbf0d2', '18'],
  ] as const;
  return (
    <g>
      <circle cx="974" cy="150" r="200" fill="url(#centre-glow)" opacity="0.55" />
      <path d="M914 258h120l-18-30h-84Z" fill={brass} />
      <path d="M902 250h144v10H902Z" fill="#8a5a1a" />
      <path d="M862 150a112 112 0 0 1 224 0" fill="none" stroke={brass} strokeWidth="7" />
      <path d="M974 20v22M852 150h18M1078 150h18" stroke={brass} strokeWidth="9" />
      <circle cx="974" cy="142" r="98" fill="#dbe7ff" opacity="0.14" />
      {balls.map(([x, y, fill, figure]) => (
        <g key={figure} transform={`translate(${x} ${y})`}>
          <circle r="22" fill={fill} />
          <circle r="12" fill="#fff8e6" />
          <text
            y="5.5"
            textAnchor="middle"
            fontSize="15"
            fontWeight="750"
            fill={ink}
            fontFamily="var(--font-display)"
          >
            {figure}
          </text>
          <path d="M-13-11q6-8 14-8" stroke="#fff" strokeWidth="3" fill="none" opacity="0.6" />
        </g>
      ))}
      <circle cx="974" cy="142" r="98" fill="none" stroke="#dbe7ff" strokeWidth="3" opacity="0.7" />
      <path d="M904 100q18-38 56-46" stroke="#fff" strokeWidth="7" fill="none" opacity="0.5" />
    </g>
  );
}

/** The ring: a tent of cloth over ropes, with a rooster of brass that turns in the wind. */
export function RingScene() {
  return (
    <g>
      <circle cx="970" cy="196" r="170" fill="url(#centre-glow)" opacity="0.7" />
      <path d="M970 66L1150 136H790Z" fill="#b3246b" />
      <path d="M970 66L1030 136H910Z" fill="#ffbd58" />
      <path d="M970 66L1092 136h-32L970 66 880 136h-32Z" fill="#700f49" />
      {Array.from({ length: 12 }, (_, at) => (
        <path
          key={at}
          d={`M${790 + at * 30} 136h30l-15 22Z`}
          fill={at % 2 ? '#37c2b0' : '#ffeaf0'}
        />
      ))}
      <path d="M806 146v112M1134 146v112" stroke="#5a3417" strokeWidth="9" />
      <path d="M830 252q140-52 280 0v12H830Z" fill="#a86a3a" />
      <ellipse cx="970" cy="240" rx="118" ry="22" fill="#d29a5e" />
      <ellipse
        cx="970"
        cy="240"
        rx="86"
        ry="15"
        fill="none"
        stroke={pale}
        strokeWidth="3"
        opacity="0.7"
      />
      <path
        d="M806 190q164 26 328 0M806 212q164 28 328 0"
        fill="none"
        stroke={pale}
        strokeWidth="4"
      />
      <path d="M970 66V46" stroke={brass} strokeWidth="5" />
      <g transform="translate(970 44) scale(1.05)" fill={brass}>
        <path d="M-30-2q-8-20 4-28q-2 12 8 16q18 4 26-6q2-8-2-12l8-2q4-8 10-2l2 6l8 4l-8 3q0 20-18 26q-26 6-38-5Z" />
        <path d="M10-34q-4-10 4-8q2-8 8-3q6-4 6 4q0 6-8 7Z" fill="#ff6b4a" />
        <circle cx="19" cy="-27" r="2" fill={ink} />
      </g>
    </g>
  );
}
