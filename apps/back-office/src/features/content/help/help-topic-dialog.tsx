import { useState } from 'react';
import {
  helpLimits,
  type WholeHelpTopic,
} from '@bahati/contract/back-office/content/help-topics.ts';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { CodeField } from '#features/content/code-field.tsx';
import { HelpVersions } from './help-versions.tsx';
import { HtmlField } from '#features/content/editor/html-field.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';

const noWords = { en: '', sw: '' };

/** Writes a topic of the help. What is saved is a version; the site follows once it is published. */
export function HelpTopicDialog({
  topic,
  isReadOnly = false,
  onClose,
}: {
  /** Absent: it is new. */
  topic?: WholeHelpTopic;
  isReadOnly?: boolean;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [code, setCode] = useState('');
  const [title, setTitle] = useState(topic?.title ?? noWords);
  const [html, setHtml] = useState(topic?.html ?? noWords);
  const [isWanting, setIsWanting] = useState(false);
  const wrong: Record<string, boolean> = {
    code: !topic && !/^[a-z][a-z0-9-]{0,30}$/.test(code),
    'title.en': title.en.trim() === '',
    'title.sw': title.sw.trim() === '',
    'html.en': html.en.trim() === '',
    'html.sw': html.sw.trim() === '',
  };
  const wanting = Object.keys(wrong).filter((part) => wrong[part]);
  const missing = isWanting ? wanting : [];
  async function save() {
    if (isReadOnly) return onClose();
    setIsWanting(true);
    if (wanting.length > 0) return;
    const send = () =>
      topic
        ? call('POST /bo/helpTopics/:code', {
            params: { code: topic.code },
            body: { title, html, version: topic.lastVersion },
          })
        : call('POST /bo/helpTopics', { body: { code, title, html } });
    // A new one is found in the list; a known one stays open, to be published.
    if ((await act(send, () => translate('help.told_saved'))) && !topic) onClose();
  }
  return (
    <ActDialog
      title={translate(topic ? 'help.change' : 'help.add')}
      confirmLabel={translate(isReadOnly ? 'ra.action.close' : 'help.save')}
      size="l"
      isBusy={isBusy}
      refusal={missing.length > 0 ? translate('content.incomplete') : refusal}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <fieldset className="content-form" disabled={isReadOnly}>
        {!topic && (
          <CodeField value={code} isMissing={missing.includes('code')} onValueChange={setCode} />
        )}
        <InBothFields
          label={translate('content.title')}
          most={helpLimits.title}
          value={title}
          missing={missing}
          part="title"
          onChange={setTitle}
        />
        <HtmlField
          value={html}
          title={title}
          missing={missing}
          onChange={(part) => setHtml((before) => ({ ...before, ...part }))}
        />
      </fieldset>
      {topic && <HelpVersions topic={topic} isReadOnly={isReadOnly} />}
    </ActDialog>
  );
}
