import { type ReactNode, useState } from 'react';
import type { Editor } from '@tiptap/core';
import { useWords } from '#office/words/use-words.ts';

/** What the site shows of an editor's work, and nothing else (packages/ui/src/staff-html). */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { translate } = useWords();
  const [linking, setLinking] = useState<string>();
  const chain = () => editor.chain().focus();
  function leadTo(href: string) {
    setLinking(undefined);
    if (href === '') chain().extendMarkRange('link').unsetMark('link').run();
    else chain().extendMarkRange('link').setMark('link', { href }).run();
  }
  return (
    <div className="content-tools" role="toolbar" aria-label={translate('content.tools')}>
      <Tool
        label={translate('content_tools.bold')}
        isOn={editor.isActive('bold')}
        onPress={() => chain().toggleMark('bold').run()}
      >
        <strong>B</strong>
      </Tool>
      <Tool
        label={translate('content_tools.italic')}
        isOn={editor.isActive('italic')}
        onPress={() => chain().toggleMark('italic').run()}
      >
        <em>I</em>
      </Tool>
      <Tool
        label={translate('content_tools.heading')}
        isOn={editor.isActive('heading', { level: 3 })}
        onPress={() => chain().toggleNode('heading', 'paragraph', { level: 3 }).run()}
      >
        H
      </Tool>
      <Tool
        label={translate('content_tools.bullets')}
        isOn={editor.isActive('bulletList')}
        onPress={() => chain().toggleList('bulletList', 'listItem').run()}
      >
        •
      </Tool>
      <Tool
        label={translate('content_tools.numbers')}
        isOn={editor.isActive('orderedList')}
        onPress={() => chain().toggleList('orderedList', 'listItem').run()}
      >
        <span className="content-tool-number" aria-hidden="true" />
      </Tool>
      <Tool
        label={translate('content_tools.link')}
        isOn={editor.isActive('link')}
        onPress={() => setLinking(String(editor.getAttributes('link')['href'] ?? ''))}
      >
        ↗
      </Tool>
      {linking !== undefined && <LinkField href={linking} onDone={leadTo} />}
    </div>
  );
}

/** Where the chosen words lead; empty: nowhere any more. */
function LinkField({ href, onDone }: { href: string; onDone: (href: string) => void }) {
  const { translate } = useWords();
  const [typed, setTyped] = useState(href);
  return (
    <span className="content-link">
      <input
        className="ui-field-input"
        aria-label={translate('content.link')}
        placeholder={translate('content.link_hint')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The dialog's own form is not meant.
          event.preventDefault();
          onDone(typed.trim());
        }}
      />
      <button type="button" className="content-tool" onClick={() => onDone(typed.trim())}>
        {translate('content_tools.link_done')}
      </button>
    </span>
  );
}

function Tool({
  label,
  isOn,
  onPress,
  children,
}: {
  label: string;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="content-tool"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
