import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

/** Of what the editor knows, that which the site shows (packages/ui/src/staff-html). */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
];

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

export type EditorSettings = {
  label: string;
  /** What it begins with; afterwards the editor knows better. */
  html: string;
  onChange: (html: string) => void;
};

/** An editor in `box`, and a count that rises with every step, so that buttons follow the cursor. */
export function useEditor({ label, html, onChange }: EditorSettings) {
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, setSteps] = useState(0);
  const change = useEffectEvent((written: Editor) =>
    onChange(written.isEmpty ? '' : written.getHTML()),
  );
  const begin = useEffectEvent(() => ({ content: html, label }));
  useEffect(() => {
    const { content, label: name } = begin();
    const made = new Editor({
      element: box.current,
      extensions,
      content,
      // Without it the page's policy refuses the editor's own styles.
      ...(nonce ? { injectNonce: nonce } : {}),
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': name },
      },
      onUpdate: ({ editor: written }) => change(written),
      onTransaction: () => setSteps((count) => count + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);
  return { box, editor };
}
