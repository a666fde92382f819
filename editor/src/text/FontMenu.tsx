import { FONT_FAMILIES } from '@lienzo/schema/report/font-family';
import { fontMessages } from '@lienzo/schema/rule-messages/font-messages';
import { fontStack } from '@lienzo/templates/drawing/font-faces';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconTypography } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { changeStyles } from '../actions/changing.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

/** The font of the item whose text is open: all of its text has it. */
export function FontMenu({ editor }: { editor: Editor }) {
  const store = useEditorStore();
  const uuid = useEditor((state) => (state.text?.kind === 'item' ? state.text.uuid : null));
  const own = useEditor((state) => state.edit.document.items[uuid ?? '']?.estilo_item.fuente);
  if (uuid === null) return null;
  const name = own === undefined ? fontMessages.ofReport : fontMessages.names[own];
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <UnstyledButton
          aria-label={fontMessages.current(name)}
          title={fontMessages.current(name)}
          px={6}
          h={28}
          onMouseDown={(event) => event.preventDefault()}
        >
          <IconTypography size={17} stroke={1.6} style={{ display: 'block' }} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {[undefined, ...FONT_FAMILIES].map((font) => (
          <Menu.Item
            key={font ?? ''}
            {...(font !== undefined && { ff: fontStack(font) })}
            rightSection={font === own ? <IconCheck size={14} stroke={1.6} /> : null}
            aria-current={font === own || undefined}
            onClick={() => {
              changeStyles(store, [uuid], { fuente: font });
              editor.commands.focus(null, { scrollIntoView: false });
            }}
          >
            {font === undefined ? fontMessages.ofReport : fontMessages.names[font]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
