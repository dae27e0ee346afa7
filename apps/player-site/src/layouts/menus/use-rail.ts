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
 * Whether the side menu of wide screens shows words or icons only; kept in this browser. It begins
 * with icons: the bar above says the same categories in words.
 */
export function useRail() {
  const [isOpen, setIsOpen] = useState(readChoice);
  function toggle() {
    setIsOpen(!isOpen);
    try {
      localStorage.setItem(storageKey, isOpen ? 'narrow' : 'open');
    } catch {
      // The choice then lasts as long as the page.
    }
  }
  return { isOpen, toggle };
}
