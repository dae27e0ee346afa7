import { useWords } from '#office/words/use-words.ts';
import type { SentImage } from '@bahati/contract/images.ts';

/** What a member shows of his own transfer; each picture opens large. */
export function ProofPictures({ proofs }: { proofs: readonly SentImage[] }) {
  const { translate } = useWords();
  return (
    <section className="queue-section">
      <h3>{translate('deposits.proof')}</h3>
      {proofs.length === 0 && <p className="quiet">{translate('deposits.proof_none')}</p>}
      <ul className="dispute-pictures">
        {proofs.map(({ id, url, width, height }, place) => (
          <li key={id}>
            {url === null ? (
              <span className="quiet">{translate('disputes.picture_gone')}</span>
            ) : (
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  width={width}
                  height={height}
                  alt={translate('disputes.picture', { number: place + 1 })}
                />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
