import { lazy, Suspense, useState } from 'react';
import { announcementLimits } from '@bahati/contract/back-office/content/announcements.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { StaffHtml } from '@bahati/ui/staff-html/staff-html.tsx';
import { useWords } from '#office/words/use-words.ts';
import { AddPicture } from './add-picture.tsx';
import type { InBoth } from '#features/content/in-both-fields.tsx';
import { PhonePreview } from './phone-preview.tsx';

/** The editor is large, and most of the desk's work needs none. */
const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}));

const languages = ['en', 'sw'] as const;
const ways = ['editor', 'html'] as const;

/** As the site has them, in the language of what is written. */
const buttonWords = { en: 'Take me there', sw: 'Nipeleke huko' } as const;

/** The editor would drop a table or a picture without a word. */
const isBeyondEditor = (html: string) => /<(?:table|img)\b/i.test(html);

/** Words in HTML, one language at a time, beside what the site will show of them. */
export function HtmlField({
  value,
  title,
  hasButton = false,
  missing,
  onChange,
}: {
  value: InBoth;
  /** What stands above it on the site. */
  title: InBoth;
  /** Whether a button below leads somewhere. */
  hasButton?: boolean;
  missing: readonly string[];
  onChange: (change: Partial<InBoth>) => void;
}) {
  const { translate } = useWords();
  const [language, setLanguage] = useState<(typeof languages)[number]>('en');
  const [way, setWay] = useState<(typeof ways)[number]>('editor');
  const [refusal, setRefusal] = useState<string>();
  const html = value[language];
  const isPlain = way === 'html' || isBeyondEditor(html);
  const write = (written: string) => onChange({ [language]: written });
  const gaps = languages.filter((each) => missing.includes(`html.${each}`));
  return (
    <div className="content-html">
      <div className="content-html-bar">
        <Segmented
          label={translate('content.language')}
          value={language}
          options={languages.map((each) => ({
            value: each,
            label: translate(`languages.${each}`),
          }))}
          onValueChange={setLanguage}
        />
        <Segmented
          label={translate('content.way')}
          value={isPlain ? 'html' : 'editor'}
          options={ways.map((each) => ({ value: each, label: translate(`content_ways.${each}`) }))}
          onValueChange={setWay}
        />
      </div>
      <div className="content-html-picture">
        <AddPicture
          label={translate('content.add_picture')}
          onUrl={(url) => write(`${html}\n<p><img src="${url}" alt=""></p>`)}
          onRefused={setRefusal}
        />
        {refusal && (
          <p className="ui-field-error" role="alert">
            {refusal}
          </p>
        )}
      </div>
      {gaps.length > 0 && (
        <p className="ui-field-error" role="alert">
          {translate('content.html_missing', {
            languages: gaps.map((each) => translate(`languages.${each}`)).join(', '),
          })}
        </p>
      )}
      <div className="content-html-pair">
        {isPlain ? (
          <SourceField html={html} language={language} onChange={write} />
        ) : (
          <Suspense fallback={<Skeleton height={220} />}>
            <RichTextEditor
              key={language}
              label={translate('content.body')}
              language={language}
              html={html}
              onChange={write}
            />
          </Suspense>
        )}
        <PhonePreview language={language}>
          <div className="phone-preview-card">
            {title[language] && <p className="phone-preview-title">{title[language]}</p>}
            <StaffHtml html={html} onFollow={() => undefined} />
            {hasButton && <span className="phone-preview-button">{buttonWords[language]}</span>}
          </div>
        </PhonePreview>
      </div>
    </div>
  );
}

function SourceField({
  html,
  language,
  onChange,
}: {
  html: string;
  language: string;
  onChange: (html: string) => void;
}) {
  const { translate } = useWords();
  return (
    <label className="content-source">
      <span className="ui-field-label">{translate('content.source')}</span>
      <textarea
        rows={12}
        lang={language}
        spellCheck={false}
        maxLength={announcementLimits.html}
        value={html}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isBeyondEditor(html) && (
        <span className="ui-field-hint">{translate('content.table_hint')}</span>
      )}
    </label>
  );
}
