/** The operator's lantern, out: hung from the top of the page; an ember says that it comes back. */
export function ClosedLantern({ hasEmber }: { hasEmber: boolean }) {
  return (
    <svg className="closed-lantern" viewBox="0 0 120 168" aria-hidden="true">
      <path className="closed-rope" d="M60-400V14" />
      <g className="closed-brass">
        <path d="M60 12a9 9 0 1 1-.1 18a9 9 0 0 1 .1-18Zm0 5a4 4 0 1 0 0 8a4 4 0 0 0 0-8Z" />
        <path d="M26 52C31 37 43 29 60 29s29 8 34 23Z" />
        <path d="M20 51h80a5 5 0 0 1 4.8 6.4L103 63H17l-1.8-5.6A5 5 0 0 1 20 51Z" />
        <path d="M24 66h72c8.5 19 8.5 38-3.5 60h-65C15.5 104 15.5 85 24 66Z" />
        <path d="M22 131h76l-4 9a7 7 0 0 1-6.4 4.2H32.4A7 7 0 0 1 26 140Z" />
        <path d="M52 147h16l-8 11Z" />
      </g>
      <path
        className="closed-glass"
        d="M31 72h58c5.6 15.5 5.2 30-2.5 47H33.5C25.8 102 25.4 87.5 31 72Z"
      />
      <path className="closed-shine" d="M37 78c-3.5 12-3.2 23 1.5 36" />
      <g className="closed-bars">
        <path d="M46 72c-3.5 16-3.5 31 1 47" />
        <path d="M74 72c3.5 16 3.5 31-1 47" />
      </g>
      <path
        className="closed-wick"
        d="M60 76c9 4 13 12 12 22c-1 9-5.5 15-12 15s-11-6-12-15c-1-10 3-18 12-22Z"
      />
      <path className="closed-slit" d="M60 82c3.5 8.5 3.5 18 0 26c-3.5-8-3.5-17.5 0-26Z" />
      {hasEmber && (
        <>
          <circle className="closed-glow" cx="60" cy="96" r="22" />
          <circle className="closed-ember" cx="60" cy="96" r="3.6" />
        </>
      )}
    </svg>
  );
}
