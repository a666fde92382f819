import { editorTableMessages as messages } from '@lienzo/schema/messages/editor-table-messages';
import { tableNames } from '@lienzo/schema/report/formula-tables';
import { MAX_ALIAS, type TablaItem } from '@lienzo/schema/report/item';
import { TextInput } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { uuidsInOrder } from '../../model/document-queries.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

/** What formulas call the table; while it has no name of its own, “Tabla” and its number. */
export function AliasField({ item }: { item: TablaItem }) {
  const store = useEditorStore();
  const numbered = useEditor(({ edit: { document } }) => {
    const tables = uuidsInOrder(document).flatMap((uuid) => {
      const one = document.items[uuid];
      if (one?.nombre !== 'tabla') return [];
      return [uuid === item.uuid ? { uuid } : one];
    });
    return tableNames(tables).get(item.uuid) ?? '';
  });
  return (
    <TextInput
      size="xs"
      label={messages.alias}
      placeholder={numbered}
      maxLength={MAX_ALIAS}
      value={item.alias ?? ''}
      onChange={(event) => {
        const alias = event.currentTarget.value;
        const fields = { alias: alias === '' ? undefined : alias };
        change(store, { uuid: item.uuid, nombre: 'tabla', fields }, messages.steps.alias, 'alias');
      }}
    />
  );
}
