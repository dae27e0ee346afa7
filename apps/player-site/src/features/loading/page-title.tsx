import { useBrand } from '#features/brand/use-brand.ts';

/** The window's title; React puts it into the head. */
export function PageTitle({ words }: { words?: string | undefined }) {
  const { name } = useBrand();
  return <title>{words ? `${words} · ${name}` : name}</title>;
}
