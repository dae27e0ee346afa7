/**
 * The jackpot counter of spec §2 and §9: a figure between 100 million and 1 billion that rises
 * by 100 to 500 every 3, 4 or 5 seconds. It is decoration: it promises nothing, no money stands
 * behind it and screen readers do not hear it.
 */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { isReaderThere } from '#features/low-data/reader-presence.ts';

const lowestCents = 100_000_000_00;
const highestCents = 1_000_000_000_00;

function anyOf(from: number, to: number): number {
  // decoration: a figure without meaning may rise by any chance.
  return from + Math.floor(Math.random() * (to - from + 1));
}

function rise(cents: number): number {
  const next = cents + anyOf(100_00, 500_00);
  return next > highestCents ? lowestCents : next;
}

/** Both languages group alike; the reader's own formatter is too dear for a decoration. */
function groupedFigure(cents: number): string {
  const digits = String(cents);
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${digits.slice(-2)}`;
}

export function JackpotCounter() {
  const { t } = useTranslation();
  const [cents, setCents] = useState(() => anyOf(lowestCents, highestCents));
  useEffect(() => {
    const timer = setInterval(() => isReaderThere() && setCents(rise), anyOf(3, 5) * 1000);
    return () => clearInterval(timer);
  }, [cents]);
  return (
    <div className="jackpot" aria-hidden="true">
      <KangaEdge height={18} />
      <p className="jackpot-label">{t('jackpot')}</p>
      <p className="jackpot-figure tabular">{groupedFigure(cents)}</p>
      <KangaEdge height={18} />
    </div>
  );
}
