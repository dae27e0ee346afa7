import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Where in the frame the page's heading goes. */
export const TitleSlot = createContext<HTMLElement | null>(null);

/** The page's name: the heading in the bar above and the name of the tab. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const slot = useContext(TitleSlot);
  return (
    <>
      <title>{`${title} · Bahati`}</title>
      {slot && createPortal(<h1>{children ?? title}</h1>, slot)}
    </>
  );
}
