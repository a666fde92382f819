import { catalogTable } from '@lienzo/schema/data/catalog';
import { editorSharedMessages as messages } from '@lienzo/schema/messages/editor-shared-messages';
import { MAX_DATA_SETS } from '@lienzo/schema/report/data-set';
import type { DataItem } from '@lienzo/schema/report/item';
import { dataSetOf, takesOrder } from '@lienzo/schema/report/shared-data';
import { Button, NativeSelect, Text } from '@mantine/core';
import { selectNothing } from '../../actions/selecting.ts';
import { chooseDataSet, shareItemData } from '../../actions/sharing-data.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

const OWN = '';
const NONE: never[] = [];

/** Whether an item has tables of its own or those of a data set; where there is no set, how to make one of its tables. */
export function DataSetField({ item }: { item: DataItem }) {
  const store = useEditorStore();
  const sets = useEditor((state) => state.edit.document.conjuntos) ?? NONE;
  const { conjunto } = item;
  const set = dataSetOf(item, { conjuntos: sets });
  const canShare = conjunto === undefined && item.selected_tables.length > 0 && sets.length < MAX_DATA_SETS;
  const share = canShare ? (
    <Button variant="subtle" size="compact-xs" mb={4} ml={-6} onClick={() => shareItemData(store, item)}>
      {messages.share}
    </Button>
  ) : null;
  if (sets.length === 0 && conjunto === undefined) return share;
  return (
    <>
      <NativeSelect
        size="xs"
        mb={6}
        label={messages.source}
        value={conjunto ?? OWN}
        error={conjunto !== undefined && set === undefined}
        data={[
          { value: OWN, label: messages.own },
          ...(conjunto !== undefined && set === undefined ? [{ value: conjunto, label: messages.gone }] : []),
          ...sets.map(({ id, nombre }) => ({ value: id, label: nombre })),
        ]}
        onChange={(event) => chooseDataSet(store, item, event.currentTarget.value || null)}
      />
      {share}
      {set === undefined ? null : (
        <>
          <Text size="xs" c="dimmed">
            {messages.tablesOf(
              set.selected_tables.map((model) => catalogTable(model)?.nombre ?? model).join(', '),
            )}
          </Text>
          {takesOrder(item) && set.order_columns.length > 0 ? (
            <Text size="xs" c="dimmed">
              {messages.orderOfSet}
            </Text>
          ) : null}
          <Button variant="subtle" size="compact-xs" ml={-6} onClick={() => selectNothing(store)}>
            {messages.edit}
          </Button>
        </>
      )}
    </>
  );
}
