/** The shoe: lacquered wood with a brass mouth and the backs of the cards in it. */
export function CardShoe() {
  return (
    <svg className="cloth-shoe" viewBox="0 0 120 96" aria-hidden="true">
      <path d="M14 92 6 78 28 60 120 84V96Z" fill="#000" opacity=".3" />
      <path d="M30 2H112L120 84 34 66Z" fill="#3a1c0b" />
      <path d="M30 2H112L113 10 31 9Z" fill="#8c5528" />
      <path d="M30 2 34 66 10 82 12 12Z" fill="#1f2b63" />
      <g stroke="#e9dfc6" strokeWidth="1.4">
        <path d="M15 13 13 79M18.500 11.500 17 77M22 9.500 21 74M25.500 7.500 25 71" />
      </g>
      <path d="M30 2 34 66 120 84 118 66 40 52 37 8Z" fill="#5b3014" />
      <path d="M44 20 106 26 109 60 46 48Z" fill="#2a1206" stroke="#d0a44e" strokeWidth="1.6" />
      <path d="M76 28c7 5 10 9 10 13a10 9 0 0 1-20-2c0-4 3-7 10-11Z" fill="#e2b04a" opacity=".9" />
      <path d="M10 82 34 66 34 58 10 73Z" fill="#d0a44e" />
    </svg>
  );
}
