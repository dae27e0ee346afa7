import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

export type Tab = { id: string; label: ReactNode; panel: ReactNode };

/**
 * One stop for the Tab key; arrows, Home and End move between the tabs and choose. A library's tabs
 * are 10 kB for the same (ADR 24).
 */
export function Tabs({
  label,
  tabs,
  selectedId,
  onSelect,
}: {
  label: string;
  tabs: readonly Tab[];
  selectedId: string;
  onSelect: (id: string) => void;
}) {
  const prefix = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const selectedAt = tabs.findIndex((tab) => tab.id === selectedId);
  const selected = tabs[selectedAt];

  function move(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const goals: Record<string, number> = {
      ArrowRight: selectedAt === last ? 0 : selectedAt + 1,
      ArrowLeft: selectedAt <= 0 ? last : selectedAt - 1,
      Home: 0,
      End: last,
    };
    const goal = goals[event.key];
    const tab = goal === undefined ? undefined : tabs[goal];
    if (!tab || goal === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    const button = listRef.current?.children[goal];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <div className="ui-tabs">
      <div ref={listRef} className="ui-tabs-list" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${prefix}-tab-${tab.id}`}
            type="button"
            role="tab"
            className="ui-tab"
            aria-selected={tab.id === selectedId}
            aria-controls={tab.id === selectedId ? `${prefix}-panel-${tab.id}` : undefined}
            tabIndex={tab.id === selectedId ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {selected && (
        <div
          key={selected.id}
          id={`${prefix}-panel-${selected.id}`}
          className="ui-tab-panel"
          role="tabpanel"
          tabIndex={0}
          aria-labelledby={`${prefix}-tab-${selected.id}`}
        >
          {selected.panel}
        </div>
      )}
    </div>
  );
}
