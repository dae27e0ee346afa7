import { ShareIcon } from '@bahati/ui/icons/agency-icons.tsx';
import { useEffect, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { inviteWords as words } from './invite-words.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import './invite-button.css';

const copiedMs = 2_000;

/** The code of a private table: the site shares it as a link; alone, the frame copies it. */
export function InviteButton() {
  const { site } = useFrame();
  const say = useText();
  const code = useRoom()?.view.inviteCode ?? null;
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (code === null) return null;
  const share = () => {
    if (site.isThere) return site.invite(code);
    navigator.clipboard.writeText(code).then(
      () => setIsCopied(true),
      // The code stands on the button to be read.
      () => undefined,
    );
    return undefined;
  };
  return (
    <button
      type="button"
      className="seats-invite"
      data-is-shared={site.isThere || undefined}
      aria-label={say(words.invite, { code: code.split('').join(' ') })}
      onClick={share}
    >
      <ShareIcon size={16} />
      <b className="tabular">{isCopied ? say(words.copied) : code}</b>
    </button>
  );
}
