import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { ActionIcon, Popover } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { ColorChoices } from '../controls/ColorChoices.tsx';
import { ContrastNote } from '../controls/ContrastNote.tsx';
import { TEXT_COLORS } from '../controls/palette-colors.ts';
import { useEditor } from '../store/use-editor.ts';
import { setTextStyle } from './set-text-style.ts';

/** The colour of the selected text. */
export function ColorMenu({ editor, color }: { editor: Editor; color: string | null }) {
  const [opened, setOpened] = useState(false);
  const item = useEditor(({ edit }) => edit.document.items[edit.selection.items[0] ?? '']);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom" shadow="md" returnFocus={false}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={editorStyleMessages.textColor}
          title={editorStyleMessages.textColor}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpened((open) => !open)}
        >
          <span
            style={{
              display: 'grid',
              justifyItems: 'center',
              lineHeight: 1,
              fontWeight: 600,
              fontSize: 13,
            }}
          >
            {editorTextMessages.colors.letter}
            <span
              style={{
                width: 14,
                height: 3,
                marginTop: 2,
                borderRadius: 1,
                background: color ?? '#1b2330',
              }}
            />
          </span>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={8} maw={206}>
        <ColorChoices
          label={editorStyleMessages.textColor}
          colors={TEXT_COLORS}
          value={color}
          onChange={(value) => {
            setTextStyle(editor, { color: value });
            setOpened(false);
          }}
        />
        <ContrastNote
          text={color ?? item?.estilo_item.color}
          background={item?.estilo_item.background}
          onChange={(value) => setTextStyle(editor, { color: value })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
