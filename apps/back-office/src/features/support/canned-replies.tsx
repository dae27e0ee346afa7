import { Button } from '@bahati/ui/button/button.tsx';
import { useId, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useWords } from '#office/words/use-words.ts';

type Reply = RaRecord & {
  title: Record<'en' | 'sw', string>;
  text: Record<'en' | 'sw', string>;
};

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
  const { data = [] } = useGetList<Reply>('canned_replies', {
    pagination: { page: 1, perPage: 100 },
  });
  if (data.length === 0) return null;
  return (
    <div className="desk-canned">
      <Button size="s" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {translate('chats.canned')}
      </Button>
      <ul id={id} hidden={!isOpen}>
        {data.map((reply) => (
          <li key={reply.id}>
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
