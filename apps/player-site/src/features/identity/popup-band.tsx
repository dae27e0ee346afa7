import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import './popup.css';

/** The woven edge under a pop-up's title. */
export function PopupBand() {
  return (
    <div className="popup-band">
      <KangaBand seed="karibu" height={28} />
    </div>
  );
}
