import type { StaffDisputeCase } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { useWords } from '#office/words/use-words.ts';

/** What was said about a case, with the pictures that prove it; each opens large. */
export function DisputeLog({
  messages,
  username,
}: {
  messages: StaffDisputeCase['messages'];
  username: string;
}) {
  const { translate, instant } = useWords();
  return (
    <section className="queue-section">
      <h3>{translate('disputes.said')}</h3>
      {messages.length === 0 && <p className="quiet">{translate('disputes.said_nothing')}</p>}
      <ol className="dispute-log">
        {messages.map(({ seq, author, staff, text, images, at }) => (
          <li key={seq} data-author={author}>
            <p className="dispute-who">
              <strong>{staff ?? username}</strong> <span className="quiet">{instant(at)}</span>
            </p>
            {text && <p className="dispute-text">{text}</p>}
            {images.length > 0 && (
              <ul className="dispute-pictures">
                {images.map(({ id, url, width, height }, place) => {
                  const name = translate('disputes.picture', { number: place + 1 });
                  return (
                    <li key={id}>
                      {url === null ? (
                        <span className="quiet">{translate('disputes.picture_gone')}</span>
                      ) : (
                        <a href={url} target="_blank" rel="noreferrer">
                          <img src={url} width={width} height={height} alt={name} />
                        </a>
                      )}
                    </li>
                  );
                })}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
