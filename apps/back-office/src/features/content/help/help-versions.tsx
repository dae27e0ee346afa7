import { useId } from 'react';
import {
  neededTopics,
  type WholeHelpTopic,
} from '@bahati/contract/back-office/content/help-topics.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

/** Every version with the way to put it on the site, an older one too. */
export function HelpVersions({
  topic,
  isReadOnly,
}: {
  topic: WholeHelpTopic;
  isReadOnly: boolean;
}) {
  const { translate, instant, locale } = useWords();
  const { act, isBusy, refusal } = useAct();
  const headId = useId();
  const { code, versions, publishedVersion } = topic;
  function publish(version: number | null) {
    const send = () =>
      call('POST /bo/helpTopics/:code/publish', { params: { code }, body: { version } });
    void act(send, () => translate('content.told_saved'));
  }
  return (
    <section className="help-versions" aria-labelledby={headId}>
      <h3 id={headId}>{translate('help.versions')}</h3>
      <ul className="content-entries">
        {versions.map(({ version, title, writtenBy, writtenAt }) => (
          <li key={version}>
            <span className="content-entry">
              <strong>{`${version}. ${locale === 'sw' ? title.sw : title.en}`}</strong>
              <span className="content-address">
                {translate('mailings.by_at', { name: writtenBy, at: instant(writtenAt) })}
              </span>
            </span>
            {version === publishedVersion ? (
              <StatusChip tone="lagoon">{translate('help.on_site')}</StatusChip>
            ) : (
              !isReadOnly && (
                <Button size="s" disabled={isBusy} onClick={() => publish(version)}>
                  {translate(version > (publishedVersion ?? 0) ? 'help.publish' : 'help.put_back', {
                    version,
                  })}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {publishedVersion !== null && !isReadOnly && !neededTopics.includes(code) && (
        <Button size="s" className="content-remove" disabled={isBusy} onClick={() => publish(null)}>
          {translate('help.withdraw')}
        </Button>
      )}
      {refusal && (
        <p className="ui-field-error" role="alert">
          {refusal}
        </p>
      )}
    </section>
  );
}
