/** Which announcements an agent has opened, kept on the device: nobody else asks. */
import { useState } from 'react';

/** Older ones are forgotten first; nobody announces so much. */
const mostKept = 300;

const keyOf = (memberId: string) => `bahati.announcements-read.${memberId}`;

function readKept(memberId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function useReadAnnouncements(memberId: string) {
  const [ids, setIds] = useState(() => readKept(memberId));
  return {
    isRead: (id: string) => ids.includes(id),
    markRead(id: string) {
      if (ids.includes(id)) return;
      const next = [...ids, id].slice(-mostKept);
      localStorage.setItem(keyOf(memberId), JSON.stringify(next));
      setIds(next);
    },
  };
}
