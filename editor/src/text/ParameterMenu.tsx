import { editorParameterMessages as messages } from '@lienzo/schema/messages/editor-parameter-messages';
import { Divider, Menu, UnstyledButton } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEditor } from '../store/use-editor.ts';
import { marksAt } from './marks-at.ts';

/** Inserts a chip of one of the report's parameters at the cursor; nothing while it has none. */
export function ParameterMenu({ editor }: { editor: Editor }) {
  const parameters = useEditor((state) => state.edit.document.parametros);
  if (parameters.length === 0) return null;
  const insert = (parameter: string): void => {
    editor
      .chain()
      .focus(null, { scrollIntoView: false })
      .insertContent({ type: 'parameter', attrs: { parameter }, marks: marksAt(editor.state) })
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
            <Menu.Item key={id} onClick={() => insert(id)}>
              {nombre || messages.unnamed}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
