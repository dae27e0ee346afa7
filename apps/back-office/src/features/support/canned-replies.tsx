import { Button } from '@bahati/ui/button/button.tsx';
import { useId, useState } from 'react';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import './canned-replies.css';

/** Answers that are given often, in the guest's language; one that is chosen can be changed. */
export function CannedReplies({
  language,
  onChoose,
}: {
  language: 'en' | 'sw';
  onChoose: (text: string) => void;
}) {
  const { translate, locale } = useWords();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useRecord('GET /bo/cannedReplies', {});
  if (!data || data.items.length === 0) return null;
  return (
    <div className="desk-canned">
      <Button size="s" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {translate('chats.canned')}
      </Button>
      <ul id={id} hidden={!isOpen}>
        {data.items.map((reply) => (
          <li key={reply.code}>
            <button
              type="button"
              onClick={() => {
                onChoose(reply.text[language]);
                setIsOpen(false);
              }}
            >
              <strong>{reply.title[locale === 'sw' ? 'sw' : 'en']}</strong>
              <span lang={language}>{reply.text[language]}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
