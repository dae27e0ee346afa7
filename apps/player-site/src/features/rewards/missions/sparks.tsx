import './sparks.css';

const colours = ['brass', 'coral', 'lagoon', 'brass', 'pale'] as const;
const count = 28;

/** Beads of light that rise once after a claim; nothing where motion is not wanted. */
export function Sparks() {
  return (
    <span className="sparks" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <span
          // The beads are told apart by their places alone.
          key={at}
          className={`spark spark-${colours[at % colours.length]}`}
          style={{
            insetInlineStart: `${4 + ((at * 37) % 92)}%`,
            animationDelay: `${(at * 53) % 260}ms`,
            animationDuration: `${1_100 + ((at * 97) % 700)}ms`,
          }}
        />
      ))}
    </span>
  );
}
