import { useState } from 'react';

const storageKey = 'bahati.rail';

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'open';
  } catch {
    return false;
  }
}

/**
 * Whether the side menu of wide screens stands beside the page; kept in this browser. It begins
 * closed: the bar above has the same categories.
 */
export function useRail() {
  const [isOpen, setIsOpen] = useState(readChoice);
  function toggle() {
    setIsOpen(!isOpen);
    try {
      localStorage.setItem(storageKey, isOpen ? 'closed' : 'open');
    } catch {
      // The choice then lasts as long as the page.
    }
  }
  return { isOpen, toggle };
}
