import { editorParameterMessages as messages } from '@lienzo/schema/messages/editor-parameter-messages';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { DATA_FIELDS } from '@lienzo/schema/report/rich-text';
import { Divider, Menu, UnstyledButton } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEditor } from '../store/use-editor.ts';
import { marksAt } from './marks-at.ts';

/** Inserts a chip of one of the report's parameters, or of whose rows it shows, at the cursor; nothing while it has no parameter. */
export function ParameterMenu({ editor }: { editor: Editor }) {
  const parameters = useEditor((state) => state.edit.document.parametros);
  if (parameters.length === 0) return null;
  const insert = (type: 'parameter' | 'field', attrs: Record<string, string>): void => {
    editor
      .chain()
      .focus(null, { scrollIntoView: false })
      .insertContent({ type, attrs, marks: marksAt(editor.state) })
      .run();
  };
  return (
    <>
      <Divider orientation="vertical" my={4} />
      <Menu position="bottom-start" returnFocus={false}>
        <Menu.Target>
          <UnstyledButton px={8} h={28} fz={12} fw={500} onMouseDown={(event) => event.preventDefault()}>
            {messages.insert}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {parameters.map(({ id, nombre }) => (
            <Menu.Item key={id} onClick={() => insert('parameter', { parameter: id })}>
              {nombre || messages.unnamed}
            </Menu.Item>
          ))}
          <Menu.Divider />
          {DATA_FIELDS.map((field) => (
            <Menu.Item key={field} onClick={() => insert('field', { field })}>
              {editorTextMessages.fields.choices[field]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
