import {
  type AdditionalColumn,
  additionalDataType,
  additionalOperator,
  isOperandType,
  operatorsFor,
  rowCompleter,
} from '@lienzo/schema/data/additional-column';
import { isNumericType } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { editorFormulaMessages } from '@lienzo/schema/messages/editor-formula-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { Button, Input, MultiSelect, SegmentedControl, Select, SimpleGrid, TextInput } from '@mantine/core';
import { OneValue } from '../../filter-values/OneValue.tsx';
import type { AdditionalChange } from '../../model/data-item/change-additional.ts';
import { emptyReason } from '../../model/data-item/empty-reason.ts';
import { formulaOfOperators } from '../../model/data-item/formula-of-operators.ts';
import { useEditor } from '../../store/use-editor.ts';
import { FormulaField } from '../formula/FormulaField.tsx';
import { AdditionalDateValue } from './AdditionalDateValue.tsx';
import { AdditionalRounding } from './AdditionalRounding.tsx';
import { columnOptions } from './column-options.ts';
import classes from './data.module.css';
import { FormulaSource } from './FormulaSource.tsx';
import { RemoveButton } from './RemoveButton.tsx';

type Props = {
  item: DataItem;
  column: AdditionalColumn;
  onChange: (change: AdditionalChange, mergeKey?: string) => void;
  onRemove: () => void;
};

/** One additional column, with its result in the first row of the data. */
export function AdditionalCard({ item, column, onChange, onRemove }: Props) {
  const marked = useEditor((state) => state.showProblems);
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <TextInput
          size="xs"
          flex={1}
          aria-label={editorColumnMessages.additional.name}
          placeholder={editorColumnMessages.additional.nameExample}
          maxLength={200}
          value={column.nombre}
          error={marked && column.nombre.trim() === ''}
          onChange={(event) => onChange({ nombre: event.currentTarget.value }, `nombre-${column.id}`)}
        />
        <RemoveButton label={editorColumnMessages.additional.remove(column.nombre)} onClick={onRemove} />
      </div>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={editorColumnMessages.additional.kind}
        value={column.tipo}
        data={KINDS.map((kind) => ({ value: kind, label: editorColumnMessages.additional.kinds[kind] }))}
        onChange={(value) => {
          const tipo = KINDS.find((kind) => kind === value);
          if (tipo !== undefined && tipo !== column.tipo) onChange(ofKind(tipo));
        }}
      />
      {column.tipo === 'formula' ? (
        <>
          <FormulaField item={item} column={column} onChange={onChange} />
          {isNumericType(additionalDataType(column, item.additional_columns)) ? (
            <AdditionalRounding item={item} column={column} onChange={onChange} />
          ) : null}
        </>
      ) : (
        <OperatorFields item={item} column={column} tipo={column.tipo} onChange={onChange} />
      )}
    </div>
  );
}

const KINDS = ['numero', 'fecha', 'formula'] as const;

/** What a column of another kind begins with. */
const ofKind = (tipo: AdditionalColumn['tipo']): AdditionalChange => ({
  tipo,
  selected_columns: [],
  parametro: null,
  valor: tipo === 'fecha' ? 'hoy' : '',
  operator: operatorsFor(tipo)[0] ?? null,
});

type OperatorProps = Omit<Props, 'onRemove'> & { tipo: 'numero' | 'fecha' };

/** The columns of one of the four operators, and their result. */
function OperatorFields({ item, column, tipo, onChange }: OperatorProps) {
  const tables = useEditor((state) => state.tables);
  const marked = useEditor((state) => state.showProblems);
  const options = columnOptions(item, tables, (type) => isOperandType(tipo, type));
  const isNumber = tipo === 'numero';
  const formula = formulaOfOperators(column);
  return (
    <>
      <MultiSelect
        size="xs"
        label={editorColumnMessages.additional.columns[tipo]}
        placeholder={
          column.selected_columns.length === 0 ? editorColumnMessages.additional.chooseColumns : ''
        }
        searchable
        hidePickedOptions
        maxValues={isNumber ? 20 : 2}
        data={options}
        value={column.selected_columns}
        error={marked && column.selected_columns.length === 0}
        nothingFoundMessage={
          options.length === 0
            ? editorColumnMessages.additional.noneOfKind
            : editorColumnMessages.additional.noneFound
        }
        onChange={(selected_columns) => onChange({ selected_columns })}
      />
      <SimpleGrid cols={2} spacing={6} verticalSpacing={6}>
        {isNumber ? (
          <NumberOperation column={column} onChange={onChange} />
        ) : (
          <AdditionalDateValue column={column} onChange={onChange} />
        )}
      </SimpleGrid>
      {isNumber ? <AdditionalRounding item={item} column={column} onChange={onChange} /> : null}
      {tipo === 'fecha' && column.selected_columns.length > 1 ? null : (
        <FormulaSource item={item} column={column} tipo={tipo} onChange={onChange} />
      )}
      <Result item={item} column={column} />
      {formula === null ? null : (
        <Button
          size="compact-xs"
          variant="default"
          justify="flex-start"
          onClick={() => onChange({ tipo: 'formula', formula })}
        >
          {editorFormulaMessages.convert}
        </Button>
      )}
    </>
  );
}

function NumberOperation({ column, onChange }: Pick<Props, 'column' | 'onChange'>) {
  return (
    <>
      <Select
        size="xs"
        label={editorColumnMessages.additional.operation}
        data={operatorsFor('numero').map((operator) => ({
          value: operator,
          label: editorColumnMessages.additional.operators[operator],
        }))}
        value={column.operator}
        allowDeselect={false}
        onChange={(value) => {
          const operator = additionalOperator.safeParse(value);
          if (operator.success) onChange({ operator: operator.data });
        }}
      />
      {column.parametro === undefined && (
        <Input.Wrapper size="xs" label={editorColumnMessages.additional.number} labelElement="div">
          <OneValue
            size="xs"
            type="numeric"
            label={editorColumnMessages.additional.numberLabel}
            value={column.valor}
            onChange={(valor) => onChange({ valor }, `valor-${column.id}`)}
          />
        </Input.Wrapper>
      )}
    </>
  );
}

/** The column's value in the first loaded row. */
function Result({ item, column }: { item: DataItem; column: AdditionalColumn }) {
  const first = useEditor((state) => state.rows[item.uuid]?.rows[0]);
  const today = useEditor((state) => state.today);
  const shown = item.selected_columns.find((one) => one.column === column.id);
  if (first === undefined || column.selected_columns.length === 0) return null;
  const type = additionalDataType(column, item.additional_columns);
  const value = rowCompleter(item, today)(first)[column.id] ?? null;
  const format = formatOf(shown ?? { data_type: type });
  const unit =
    column.tipo === 'fecha' ? ` ${editorColumnMessages.additional.units[column.resultado ?? 'dias']}` : '';
  return (
    <div className={classes.result}>
      {editorColumnMessages.additional.firstRow}{' '}
      <strong>{value === null ? emptyReason(column, first) : formatCell(value, type, format) + unit}</strong>
    </div>
  );
}
