import { dataTypeOf } from '@lienzo/schema/data/computed-formulas';
import { isProblem } from '@lienzo/schema/formula/compile-formula';
import { isNumber } from '@lienzo/schema/formula/formula-type';
import { editorIndicatorMessages as messages } from '@lienzo/schema/messages/editor-indicator-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { IndicadorItem } from '@lienzo/schema/report/item';
import { compileReportFormula } from '@lienzo/schema/report/report-formula';
import { Switch, TextInput } from '@mantine/core';
import { change, changeStyles } from '../../actions/changing.ts';
import { StyleFields } from '../../controls/StyleFields.tsx';
import type { ItemFields } from '../../model/commands/update-item.ts';
import { ReportFormulaField } from '../../panels/formula/ReportFormulaField.tsx';
import { ResultFormat } from '../../panels/formula/ResultFormat.tsx';
import { useReportLanguage } from '../../panels/formula/report-language.ts';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { FigureColors } from './FigureColors.tsx';

export function IndicadorPanel({ item }: { item: IndicadorItem }) {
  const store = useEditorStore();
  const { sources } = useReportLanguage();
  const set = (fields: ItemFields<'indicador'>, mergeKey?: string): void => {
    const update = { uuid: item.uuid, nombre: 'indicador' as const, fields };
    change(store, update, editorStyleMessages.steps.content, mergeKey);
  };
  const compiled = compileReportFormula(item.formula, sources);
  const type = isProblem(compiled) ? null : compiled.type;
  return (
    <PropertyTabs
      first="content"
      data={
        <PanelGroup title={editorPanelMessages.groups.content} alone>
          <TextInput
            size="xs"
            label={messages.label}
            placeholder={messages.labelPlaceholder}
            maxLength={200}
            value={item.etiqueta}
            onChange={(event) => set({ etiqueta: event.currentTarget.value }, 'etiqueta')}
          />
          <div data-lz-need="formula">
            <ReportFormulaField
              name={messages.formula}
              formula={item.formula}
              format={item.formato}
              onChange={(formula) => set({ formula }, 'formula')}
            />
          </div>
          <ResultFormat
            result={type}
            format={item.formato}
            onChange={(formato) => set({ formato: formato ?? undefined })}
          />
          <Comparison item={item} offered={type === null || isNumber(type)} set={set} />
        </PanelGroup>
      }
      format={
        <PanelGroup title={editorPanelMessages.groups.format} alone>
          <FigureColors item={item} type={type === null ? 'numeric' : dataTypeOf(type)} set={set} />
          <StyleFields
            style={item.estilo_item}
            align
            onChange={(style, run) => changeStyles(store, [item.uuid], style, run)}
          />
        </PanelGroup>
      }
      layout={<ItemLayoutGroup uuid={item.uuid} />}
    />
  );
}

type ComparisonProps = {
  item: IndicadorItem;
  /** Only numbers are compared. */
  offered: boolean;
  set: (fields: ItemFields<'indicador'>, mergeKey?: string) => void;
};

function Comparison({ item, offered, set }: ComparisonProps) {
  const { comparacion } = item;
  if (!offered && comparacion === undefined) return null;
  return (
    <>
      <Switch
        size="xs"
        mt={6}
        label={messages.compares}
        checked={comparacion !== undefined}
        onChange={(event) =>
          set({ comparacion: event.currentTarget.checked ? { etiqueta: '', formula: '' } : undefined })
        }
      />
      {comparacion === undefined ? null : (
        <>
          <TextInput
            size="xs"
            label={messages.comparedLabel}
            placeholder={messages.comparedPlaceholder}
            maxLength={200}
            value={comparacion.etiqueta}
            onChange={(event) =>
              set({ comparacion: { ...comparacion, etiqueta: event.currentTarget.value } }, 'comparacion')
            }
          />
          <ReportFormulaField
            name={messages.comparedFormula}
            formula={comparacion.formula}
            format={item.formato}
            onChange={(formula) => set({ comparacion: { ...comparacion, formula } }, 'comparada')}
          />
        </>
      )}
    </>
  );
}
