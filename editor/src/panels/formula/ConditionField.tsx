import { editorConditionMessages as messages } from '@lienzo/schema/messages/editor-condition-messages';
import type { FormulaSources, FormulaTable } from '@lienzo/schema/report/formula-tables';
import { Button, Switch, Text } from '@mantine/core';
import { ReportFormulaField } from './ReportFormulaField.tsx';
import { useReportLanguage } from './report-language.ts';

/** The most conditions that are offered ready-made. */
const MAX_OFFERED = 4;

type Props = {
  /** What is shown under the condition. */
  of: 'item' | 'column' | 'section';
  /** As it is stored; undefined: always shown. */
  formula: string | undefined;
  /** The uuid of the table whose rows are offered first. */
  own?: string;
  onChange: (formula: string | undefined) => void;
};

/** The condition under which something is printed. */
export function ConditionField({ of, formula, own, onChange }: Props) {
  return (
    <div data-lz-condition={of}>
      <Switch
        size="xs"
        label={messages.fields[of]}
        checked={formula !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? '' : undefined)}
      />
      {formula === undefined ? null : (
        <>
          <Text size="xs" c="dimmed" my={4}>
            {messages.helps[of]}
          </Text>
          <ReportFormulaField
            name={messages.formula}
            placeholder={messages.placeholder}
            formula={formula}
            format={null}
            onChange={onChange}
          />
          {formula.trim() === '' ? <Offered own={own} onChange={onChange} /> : null}
        </>
      )}
    </div>
  );
}

/** Ready-made conditions: that a table has rows, the item's own first. */
function Offered({ own, onChange }: { own: string | undefined; onChange: (formula: string) => void }) {
  const { sources } = useReportLanguage();
  const tables = countedTables(sources, own);
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
          onClick={() => onChange(`FILAS([${item.uuid}.${item.selected_columns[0]?.column}]) > 0`)}
        >
          {messages.hasRows(name)}
        </Button>
      ))}
    </fieldset>
  );
}

/** The tables whose rows a formula can count. */
const countedTables = ({ tables }: FormulaSources, own: string | undefined): FormulaTable[] =>
  tables
    .filter(({ item, perPage, summarised }) => !perPage && !summarised && item.selected_columns.length > 0)
    .toSorted((one, other) => Number(other.item.uuid === own) - Number(one.item.uuid === own))
    .slice(0, MAX_OFFERED);
