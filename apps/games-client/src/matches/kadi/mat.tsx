import './mat.css';

/** A woven mat of palm leaf, dyed at its ends. Decoration. */
export function Mat() {
  return (
    <div className="kadi-mat" aria-hidden="true">
      <span className="kadi-mat-weave" />
    </div>
  );
}
