import type { MonitoredReturn } from '@bahati/contract/player-site/gaming/returns.ts';
import { useFormat } from '#features/system/use-format.ts';

/** How far beyond the band the picture reaches, as a share of the band. */
const reach = 1.6;

/** The band as a stretch around what is stated, with a mark where the return stands. */
export function ReturnBand({ row }: { row: MonitoredReturn }) {
  const { percent } = useFormat();
  const { statedPercent, measuredPercent, bandPercent } = row;
  if (statedPercent === null || bandPercent === null) return null;
  const off = (Number(measuredPercent) - Number(statedPercent)) / Number(bandPercent);
  const at = Math.max(-reach, Math.min(reach, off));
  const place = 50 + (at / reach) * 50;
  return (
    <span className="returns-band">
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <rect className="returns-band-rail" x="0" y="6" width="100" height="2" />
        <rect
          className="returns-band-stretch"
          x={50 - 50 / reach}
          y="4"
          width={100 / reach}
          height="6"
        />
        <rect className="returns-band-mark" x={place - 1} y="0" width="2" height="14" />
      </svg>
      <span className="tabular">± {percent(Number(bandPercent) * 100)}</span>
    </span>
  );
}
