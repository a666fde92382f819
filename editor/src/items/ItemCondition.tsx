import { editorConditionMessages as messages } from '@lienzo/schema/messages/editor-condition-messages';
import type { FormulaSources, FormulaTable } from '@lienzo/schema/report/formula-tables';
import { Button, Switch, Text } from '@mantine/core';
import { changeCondition } from '../actions/changing.ts';
import { ReportFormulaField } from '../panels/formula/ReportFormulaField.tsx';
import { useReportLanguage } from '../panels/formula/report-language.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

/** The most conditions that are offered ready-made. */
const MAX_OFFERED = 4;

/** The condition under which an item is printed. */
export function ItemCondition({ uuid }: { uuid: string }) {
  const store = useEditorStore();
  const formula = useEditor((state) => state.edit.document.items[uuid]?.mostrar_si);
  return (
    <div data-lz-condition>
      <Switch
        size="xs"
        label={messages.field}
        checked={formula !== undefined}
        onChange={(event) => changeCondition(store, [uuid], event.currentTarget.checked ? '' : undefined)}
      />
      {formula === undefined ? null : (
        <>
          <Text size="xs" c="dimmed" my={4}>
            {messages.help}
          </Text>
          <ReportFormulaField
            name={messages.formula}
            placeholder={messages.placeholder}
            formula={formula}
            format={null}
            onChange={(next) => changeCondition(store, [uuid], next)}
          />
          {formula.trim() === '' ? <Offered uuid={uuid} /> : null}
        </>
      )}
    </div>
  );
}

/** Ready-made conditions: that a table has rows, the item's own first. */
function Offered({ uuid }: { uuid: string }) {
  const store = useEditorStore();
  const { sources } = useReportLanguage();
  const tables = countedTables(sources, uuid);
  if (tables.length === 0) return null;
  return (
    <fieldset aria-label={messages.suggestions} style={{ border: 0, margin: '6px 0 0', padding: 0 }}>
      {tables.map(({ item, name }) => (
        <Button
          key={item.uuid}
          size="compact-xs"
          variant="default"
          mr={4}
          mb={4}
          onClick={() =>
            changeCondition(store, [uuid], `FILAS([${item.uuid}.${item.selected_columns[0]?.column}]) > 0`)
          }
        >
          {messages.hasRows(name)}
        </Button>
      ))}
    </fieldset>
  );
}

/** The tables whose rows a formula can count. */
const countedTables = ({ tables }: FormulaSources, own: string): FormulaTable[] =>
  tables
    .filter(({ item, perPage, summarised }) => !perPage && !summarised && item.selected_columns.length > 0)
    .toSorted((one, other) => Number(other.item.uuid === own) - Number(one.item.uuid === own))
    .slice(0, MAX_OFFERED);
