import type { SelectedColumn } from '@lienzo/schema/data/column';
import { type ConditionalStyle, conditionalStyleProblem } from '@lienzo/schema/data/conditional-style';
import { styleConditionsFor } from '@lienzo/schema/data/filter-condition';
import { writtenName } from '@lienzo/schema/data/formula-names';
import { isMeasureKey } from '@lienzo/schema/data/summary';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { editorTableMessages } from '@lienzo/schema/messages/editor-table-messages';
import type { TablaCruzadaItem, TablaItem } from '@lienzo/schema/report/item';
import { styleFormulaProblem } from '@lienzo/schema/report/style-formula-problem';
import { Select, SimpleGrid, Switch, Text } from '@mantine/core';
import { ColorField } from '../../controls/ColorField.tsx';
import { ContrastNote } from '../../controls/ContrastNote.tsx';
import { BACKGROUND_COLORS, TEXT_COLORS } from '../../controls/palette-colors.ts';
import { ConditionFields } from '../../panels/data/ConditionFields.tsx';
import classes from '../../panels/data/data.module.css';
import { RemoveButton } from '../../panels/data/RemoveButton.tsx';
import { columnLanguage } from '../../panels/formula/FormulaField.tsx';
import { FormulaInput } from '../../panels/formula/FormulaInput.tsx';
import { groupLanguage } from '../../panels/formula/group-language.ts';
import { useEditor } from '../../store/use-editor.ts';

type Props = {
  item: TablaItem | TablaCruzadaItem;
  /** Those whose cells can take a look. */
  columns: readonly SelectedColumn[];
  style: ConditionalStyle;
  onChange: (style: ConditionalStyle, mergeKey?: string) => void;
  onRemove: () => void;
};

/** One conditional style: its condition and its style. */
export function ConditionalStyleCard({ item, columns, style, onChange, onRemove }: Props) {
  const marked = useEditor((state) => state.showProblems);
  const column = columns.find((one) => one.column === style.column);
  const known = column ?? item.selected_columns.find((one) => one.column === style.column);
  const name = known === undefined ? style.column : known.readable_name;
  const problem =
    marked && column !== undefined && style.formula === undefined
      ? conditionalStyleProblem(style, column.data_type)
      : null;
  return (
    <div className={classes.card}>
      <StyleCondition
        columns={columns}
        style={style}
        name={name}
        problem={problem}
        onChange={onChange}
        onRemove={onRemove}
      />
      <StyleFormula item={item} style={style} name={name} onChange={onChange} />
      <SimpleGrid cols={2} spacing={6} verticalSpacing={4} mt={6}>
        <ColorField
          label={editorTableMessages.conditional.color}
          none={editorTableMessages.conditional.noColor}
          colors={TEXT_COLORS}
          value={style.color}
          onChange={(color) => onChange(withColor(style, 'color', color))}
        />
        <ColorField
          label={editorStyleMessages.background}
          none={editorStyleMessages.noBackground}
          colors={BACKGROUND_COLORS}
          value={style.background}
          onChange={(color) => onChange(withColor(style, 'background', color))}
        />
        <Switch
          size="xs"
          label={editorTableMessages.conditional.bold}
          checked={style.bold}
          onChange={(event) => onChange({ ...style, bold: event.currentTarget.checked })}
        />
        <Switch
          size="xs"
          label={editorTableMessages.conditional.wholeRow}
          checked={style.alcance === 'fila'}
          onChange={(event) =>
            onChange({ ...style, alcance: event.currentTarget.checked ? 'fila' : 'celda' })
          }
        />
      </SimpleGrid>
      <ContrastNote
        text={style.color ?? item.estilo_item.color}
        background={style.background ?? item.estilo_item.background}
        onChange={(color) => onChange(withColor(style, 'color', color))}
      />
    </div>
  );
}

type ConditionProps = Omit<Props, 'item'> & { name: string; problem: string | null };

function StyleCondition({ columns: usable, style, name, problem, onChange, onRemove }: ConditionProps) {
  const column = usable.find((one) => one.column === style.column);
  const choose = (key: string | null): void => {
    const next = usable.find((one) => one.column === key);
    const [first] = next === undefined ? [] : styleConditionsFor(next.data_type);
    if (next === undefined || first === undefined) return;
    const keeps = next.data_type === column?.data_type;
    onChange({
      ...style,
      column: next.column,
      ...(keeps ? {} : { condition: first, valor: '' }),
    });
  };
  return (
    <>
      <div className={classes.cardHead}>
        <Select
          size="xs"
          flex={1}
          aria-label={editorTableMessages.conditional.column}
          data={[
            ...usable.map((one) => ({ value: one.column, label: one.titulo || one.readable_name })),
            ...(column === undefined
              ? [{ value: style.column, label: editorTableMessages.conditional.missingColumn(name) }]
              : []),
          ]}
          value={style.column}
          error={column === undefined}
          allowDeselect={false}
          comboboxProps={{ width: 260, position: 'bottom-start' }}
          onChange={choose}
        />
        <RemoveButton label={editorTableMessages.conditional.remove(name)} onClick={onRemove} />
      </div>
      {column === undefined || style.formula !== undefined ? null : (
        <ConditionFields
          column={column.column}
          type={column.data_type}
          conditions={styleConditionsFor(column.data_type)}
          condition={style.condition}
          valor={style.valor}
          valueLabel={editorTableMessages.conditional.value}
          problem={problem}
          onCondition={(change) => onChange({ ...style, ...change })}
          onValue={(valor) => onChange({ ...style, valor }, 'condicional')}
        />
      )}
    </>
  );
}

type FormulaProps = Pick<Props, 'item' | 'style' | 'onChange'> & { name: string };

/** A formula that decides in place of the condition: of columns that the table does not show too, or of its groups. */
function StyleFormula({ item, style, name, onChange }: FormulaProps) {
  const { formula, ...plain } = style;
  const parameters = useEditor((state) => state.edit.document.parametros);
  return (
    <>
      <Switch
        size="xs"
        mt={6}
        label={editorTableMessages.conditional.byFormula}
        checked={formula !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? { ...plain, formula: '' } : plain)}
      />
      {formula === undefined ? null : (
        <FormulaInput
          language={
            item.resumen === undefined
              ? columnLanguage(item, '', parameters)
              : groupLanguage(item, parameters)
          }
          stored={formula}
          name={editorTableMessages.conditional.formulaOf(name)}
          placeholder={
            item.resumen === undefined
              ? editorTableMessages.conditional.formulaExample
              : editorTableMessages.conditional.groupFormulaExample(groupExample(item))
          }
          onChange={(next) => onChange({ ...plain, formula: next }, 'condicional-formula')}
          results={<FormulaKind item={item} style={style} />}
        />
      )}
    </>
  );
}

/** That a formula is none that decides, or looks at what is not there. */
function FormulaKind({ item, style }: Pick<Props, 'item' | 'style'>) {
  const parameters = useEditor((state) => state.edit.document.parametros);
  const problem = styleFormulaProblem(style, item, parameters);
  return problem === null ? null : (
    <Text size="xs" c="red" role="alert">
      {capitalised(problem)}
    </Text>
  );
}

/** A measure of the table as formulas name it. */
const groupExample = ({ selected_columns }: TablaItem | TablaCruzadaItem): string =>
  selected_columns
    .filter(({ column }) => isMeasureKey(column))
    .map(({ titulo, readable_name }) => writtenName(titulo || readable_name))[0] ?? '';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function withColor(
  style: ConditionalStyle,
  field: 'color' | 'background',
  color: string | undefined,
): ConditionalStyle {
  const { [field]: _before, ...rest } = style;
  return color === undefined ? rest : { ...rest, [field]: color };
}
