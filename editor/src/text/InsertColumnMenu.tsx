import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { Popover, UnstyledButton } from '@mantine/core';
import { IconVariablePlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { insertColumn } from '../actions/inserting.ts';
import { BarButton } from '../controls/BarButton.tsx';
import { ColumnSearch } from '../controls/ColumnSearch.tsx';
import { suggestedColumns } from '../model/data-item/suggested-columns.ts';
import { useEditorStore } from '../store/use-editor.ts';
import classes from './ColumnSuggestions.module.css';
import { marksAt } from './marks-at.ts';

/** Inserts a column's chip at the cursor: the same as typing `{`. */
export function InsertColumnMenu({ editor, uuid }: { editor: Editor; uuid: string }) {
  const store = useEditorStore();
  const [opened, setOpened] = useState(false);
  const [search, setSearch] = useState('');
  const choices = opened ? suggestedColumns(store.getState(), uuid, search) : [];
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus={false}
    >
      <Popover.Target>
        <BarButton
          label={editorTextMessages.columns.insert}
          icon={IconVariablePlus}
          onClick={() => setOpened((open) => !open)}
        />
      </Popover.Target>
      <Popover.Dropdown p={8} w={288}>
        <ColumnSearch search={search} onSearch={setSearch} none={choices.length === 0}>
          {choices.map((choice) => (
            <UnstyledButton
              key={choice.column.column}
              className={classes.option}
              onClick={() => {
                insertColumn(store, uuid, choice, () => {
                  editor
                    .chain()
                    .focus(null, { scrollIntoView: false })
                    .insertContent({
                      type: 'column',
                      attrs: { column: choice.column.column },
                      marks: marksAt(editor.state),
                    })
                    .run();
                });
                setOpened(false);
              }}
            >
              <span>{choice.column.titulo ?? choice.column.readable_name}</span>
              <small>{choice.tableName}</small>
            </UnstyledButton>
          ))}
        </ColumnSearch>
      </Popover.Dropdown>
    </Popover>
  );
}
