import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { type EditorSettings, useEditor } from './use-editor.ts';

/** Words with a little form: bold, headings, lists, links. */
export function RichTextEditor({ language, ...settings }: EditorSettings & { language: string }) {
  const { box, editor } = useEditor(settings);
  return (
    <div className="content-editor" lang={language}>
      {editor && <RichTextToolbar editor={editor} />}
      <div ref={box} />
    </div>
  );
}
