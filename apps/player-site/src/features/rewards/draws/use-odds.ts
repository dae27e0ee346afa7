import { useFormat } from '#features/language/use-format.ts';

/** Parts per million as a percentage with every digit it has: "0.0001%". */
export function useOdds(): (partsPerMillion: number) => string {
  const { locale } = useFormat();
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  return (partsPerMillion) => format.format(partsPerMillion / 1_000_000);
}
