import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { cleanStaffHtml } from './clean-staff-html.ts';
import './staff-html.css';

/** Words that staff wrote in HTML. `onFollow` hears of a link into the site. */
export function StaffHtml({ html, onFollow }: { html: string; onFollow: (href: string) => void }) {
  const box = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || link.hasAttribute('target') || !isPlain) return;
    event.preventDefault();
    onFollow(link.getAttribute('href') ?? '/');
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.replaceChildren(cleanStaffHtml(html));
    const press = (event: MouseEvent) => follow(event);
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, [html]);
  return <div ref={box} className="staff-html" />;
}
