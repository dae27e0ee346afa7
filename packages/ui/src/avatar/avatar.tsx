import { UserIcon } from '@bahati/ui/icons/icons.tsx';
import { useState } from 'react';
import './avatar.css';

/**
 * A member's picture. Decoration: the name stands beside it, or on the button it is part of.
 * While none is known, and where it does not come, somebody is drawn in its place.
 */
export function Avatar({ src, size }: { src: string | undefined; size: number }) {
  const [broken, setBroken] = useState<string>();
  if (src === undefined || src === broken) {
    return (
      <span className="ui-avatar ui-avatar-nobody" style={{ width: size, height: size }}>
        <UserIcon size={Math.round(size * 0.6)} />
      </span>
    );
  }
  return (
    <img
      className="ui-avatar"
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  );
}
