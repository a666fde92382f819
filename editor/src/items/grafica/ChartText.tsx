import { editorChartMessages } from '@lienzo/schema/messages/editor-chart-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { chartText } from '@lienzo/templates/drawing/chart-text';
import { Input, Textarea, TextInput, UnstyledButton } from '@mantine/core';
import { IconChartBar, IconChartLine, IconChartPie, type TablerIcon } from '@tabler/icons-react';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { changeChart } from './change-chart.ts';
import classes from './grafica.module.css';

const KINDS = [
  ['barras', IconChartBar, 0],
  ['barras_horizontales', IconChartBar, 90],
  ['lineas', IconChartLine, 0],
  ['pastel', IconChartPie, 0],
] as const satisfies readonly [GraficaItem['tipo'], TablerIcon, number][];

/** The chart's type, title and text alternative. */
export function ChartText({ item }: { item: GraficaItem }) {
  const store = useEditorStore();
  return (
    <>
      <Input.Wrapper size="xs" label={editorChartMessages.kind} labelElement="div">
        <div className={classes.kinds} role="radiogroup" aria-label={editorChartMessages.kind}>
          {KINDS.map(([tipo, Icon, turn]) => (
            <UnstyledButton
              key={tipo}
              role="radio"
              aria-checked={item.tipo === tipo}
              className={classes.kind}
              onClick={() => changeChart(store, item, { tipo }, editorChartMessages.steps.kind)}
            >
              <Icon size={20} stroke={1.5} style={{ transform: `rotate(${turn}deg)` }} />
              <span>{editorChartMessages.kinds[tipo]}</span>
            </UnstyledButton>
          ))}
        </div>
      </Input.Wrapper>
      <TextInput
        size="xs"
        label={editorChartMessages.title}
        placeholder={editorChartMessages.noTitle}
        maxLength={200}
        value={item.titulo}
        onChange={(event) =>
          changeChart(
            store,
            item,
            { titulo: event.currentTarget.value },
            editorChartMessages.steps.title,
            'titulo',
          )
        }
      />
      <AlternativeText item={item} />
    </>
  );
}

function AlternativeText({ item }: { item: GraficaItem }) {
  const store = useEditorStore();
  const rows = useEditor((state) => state.rows[item.uuid]?.rows);
  const today = useEditor((state) => state.today);
  const data = chartDataOf(item, { rowsOf: () => rows ?? [], today });
  return (
    <Textarea
      size="xs"
      label={editorStyleMessages.alternativeText}
      description={editorChartMessages.alternativeTextHelp}
      placeholder={data === null ? '' : chartText({ ...item, alt: '' }, data)}
      // Auto-grow by CSS: Mantine's `autosize` leaves an element with an English label in the page.
      classNames={{ input: classes.words ?? '' }}
      rows={3}
      maxLength={500}
      value={item.alt}
      onChange={(event) =>
        changeChart(
          store,
          item,
          { alt: event.currentTarget.value },
          editorChartMessages.steps.alternativeText,
          'alt',
        )
      }
    />
  );
}
