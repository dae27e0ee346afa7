import type { OutgoingMessage } from '@bahati/contract/back-office/messaging/messages.ts';
import { useWords } from '#office/words/use-words.ts';

/** A message as it was read at the other end, and what became of it. */
export function MessageDetail({ message }: { message: OutgoingMessage }) {
  const { translate, instant, codeWords } = useWords();
  const { recipient, subject, body, language, attempts, lastError, sentAt, reportedAt } = message;
  const facts = [
    ['recipient', recipient],
    ['language', translate(`languages.${language}`)],
    ['attempts', attempts],
    ['sent_at', sentAt && instant(sentAt)],
    ['reported_at', reportedAt && instant(reportedAt)],
    ['problem', lastError && codeWords('message_problems', lastError)],
  ] as const;
  return (
    <div className="message-detail">
      <div className="message-words" lang={language}>
        {subject && <strong>{subject}</strong>}
        <p>{withLinks(body)}</p>
      </div>
      <dl className="message-facts">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{translate(`messages.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

/** In the demo a link is there to be followed; a masked one would lead nowhere. */
function withLinks(body: string) {
  return body.split(/(https?:\/\/\S+)/).map((part, at) =>
    at % 2 === 1 && !part.includes('•') ? (
      <a key={part} className="office-link" href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
