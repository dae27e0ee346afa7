import { ChevronDownIcon } from '@bahati/ui/icons/icons.tsx';
import { type ReactNode, useId } from 'react';
import './fold.css';

/** A title that shows and hides what stands under it. */
export function Fold({
  title,
  note,
  heading: Heading = 'h3',
  isOpen,
  onToggle,
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  heading?: 'h2' | 'h3' | undefined;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="fold" data-open={isOpen ? '' : undefined}>
      <Heading className="fold-head">
        <button
          type="button"
          className="fold-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className="fold-words">
            <span className="fold-title">{title}</span>
            {note && <span className="fold-note">{note}</span>}
          </span>
          <ChevronDownIcon size={20} />
        </button>
      </Heading>
      <div id={id} className="fold-body" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
