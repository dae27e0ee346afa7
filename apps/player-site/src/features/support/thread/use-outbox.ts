/**
 * What the guest said and the operator has not confirmed. One goes after the other, so that they
 * arrive as they were written; each keeps its id, so that a second try says nothing twice.
 */
import { UnreachableError } from '@bahati/client/caller.ts';
import { shrinkPicture } from '@bahati/ui/picture-field/shrink-picture.ts';
import type { DraftPicture } from '@bahati/ui/picture-field/use-draft-pictures.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chatCall, type Owner, sendChatImage } from '#features/support/chat-calls.ts';
import { addToThread } from './use-chat-thread.ts';

export type Outgoing = {
  clientId: string;
  text: string;
  images: readonly DraftPicture[];
  /** Undefined while it is on its way. */
  error: unknown;
  at: string;
};

/** Pictures that were sent already, so that a second try sends them no more. */
type SentImages = Map<string, string>;

async function deliver({ clientId, text, images }: Outgoing, sent: SentImages) {
  const imageIds: string[] = [];
  for (const { key, file } of images) {
    const id = sent.get(key) ?? (await sendChatImage(await shrinkPicture(file))).id;
    sent.set(key, id);
    imageIds.push(id);
  }
  return chatCall('POST /wps/chat/messages', { body: { clientId, text, imageIds } });
}

export function useOutbox(owner: Owner) {
  const [waiting, setWaiting] = useState<readonly Outgoing[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const sent = useRef<SentImages>(new Map());

  function change(clientId: string, error: unknown) {
    setWaiting((all) => all.map((one) => (one.clientId === clientId ? { ...one, error } : one)));
  }

  function drop(clientId: string) {
    setWaiting((all) => {
      const gone = all.find((one) => one.clientId === clientId);
      for (const { previewUrl } of gone?.images ?? []) URL.revokeObjectURL(previewUrl);
      return all.filter((one) => one !== gone);
    });
  }

  function push(message: Outgoing) {
    line.current = line.current.then(async () => {
      try {
        addToThread(owner, await deliver(message, sent.current));
        drop(message.clientId);
      } catch (error) {
        change(message.clientId, error);
      }
    });
  }

  function retry(message: Outgoing) {
    change(message.clientId, undefined);
    push(message);
  }

  const retryUnreached = useEffectEvent(() => {
    for (const one of waiting) if (one.error instanceof UnreachableError) retry(one);
  });
  useEffect(() => {
    const again = () => retryUnreached();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return {
    waiting,
    retry,
    drop,
    send(text: string, images: readonly DraftPicture[]) {
      const at = new Date().toISOString();
      const message = { clientId: newId(), text, images, error: undefined, at };
      setWaiting((all) => [...all, message]);
      push(message);
    },
  };
}

/** A page without TLS has no randomUUID. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
