import type { ColumnDataType } from '@lienzo/schema/data/column';
import { type ConditionalStyle, conditionalStyleProblem } from '@lienzo/schema/data/conditional-style';
import { arityOf, styleConditionsFor } from '@lienzo/schema/data/filter-condition';
import { editorIndicatorMessages as messages } from '@lienzo/schema/messages/editor-indicator-messages';
import { editorTableMessages } from '@lienzo/schema/messages/editor-table-messages';
import { INDICATOR_VALUE, type IndicadorItem } from '@lienzo/schema/report/item';
import { ColorField } from '../../controls/ColorField.tsx';
import { ContrastNote } from '../../controls/ContrastNote.tsx';
import { TEXT_COLORS } from '../../controls/palette-colors.ts';
import type { ItemFields } from '../../model/commands/update-item.ts';
import { ConditionFields } from '../../panels/data/ConditionFields.tsx';
import classes from '../../panels/data/data.module.css';
import { FieldHead } from '../../panels/data/FieldHead.tsx';
import { RemoveButton } from '../../panels/data/RemoveButton.tsx';
import { useEditor } from '../../store/use-editor.ts';

const MAX_COLORS = 5;

type Props = {
  item: IndicadorItem;
  type: ColumnDataType;
  set: (fields: ItemFields<'indicador'>, mergeKey?: string) => void;
};

/** The colours of the figure, each where it meets a condition. */
export function FigureColors({ item, type, set }: Props) {
  const marked = useEditor((state) => state.showProblems);
  const styles = item.estilos_condicionales;
  const conditions = styleConditionsFor(type).filter((one) => arityOf(one) !== 'list');
  const [first] = conditions;
  const put = (estilos_condicionales: ConditionalStyle[], mergeKey?: string): void =>
    set({ estilos_condicionales }, mergeKey);
  const add = (): void => {
    if (first === undefined) return;
    const id = crypto.randomUUID();
    const look = { alcance: 'celda', bold: false, color: '#b42318' } as const;
    put([...styles, { id, column: INDICATOR_VALUE, condition: first, valor: '', ...look }]);
  };
  return (
    <div>
      <FieldHead
        title={messages.colors}
        {...(styles.length < MAX_COLORS && { add: messages.addColor, onAdd: add })}
      />
      {styles.map((style, index) => {
        const change = (next: Partial<ConditionalStyle>, mergeKey?: string): void =>
          put(styles.with(index, { ...style, ...next }), mergeKey && `${mergeKey}-${style.id}`);
        return (
          <div key={style.id} className={classes.card}>
            <div className={classes.cardHead}>
              <ColorField
                label={editorTableMessages.conditional.color}
                none={editorTableMessages.conditional.noColor}
                colors={TEXT_COLORS}
                value={style.color}
                onChange={(color) => {
                  const { color: _before, ...rest } = style;
                  put(styles.with(index, color === undefined ? rest : { ...rest, color }));
                }}
              />
              <RemoveButton
                label={messages.removeColor(index + 1)}
                onClick={() => put(styles.toSpliced(index, 1))}
              />
            </div>
            <ContrastNote
              text={style.color ?? item.estilo_item.color}
              background={item.estilo_item.background}
              onChange={(color) => put(styles.with(index, { ...style, color }))}
            />
            <ConditionFields
              column={style.column}
              type={type}
              conditions={conditions}
              condition={style.condition}
              valor={style.valor}
              valueLabel={editorTableMessages.conditional.value}
              problem={marked ? conditionalStyleProblem(style, type) : null}
              onCondition={(next) => change(next)}
              onValue={(valor) => change({ valor }, 'color')}
            />
          </div>
        );
      })}
    </div>
  );
}
