import type { GraficaItem } from '@lienzo/schema/report/item';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { chartWords } from '@lienzo/templates/drawing/chart-words';
import { Input, Textarea, TextInput, UnstyledButton } from '@mantine/core';
import { IconChartBar, IconChartLine, IconChartPie, type TablerIcon } from '@tabler/icons-react';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { changeChart } from './change-chart.ts';
import classes from './grafica.module.css';

const KINDS = [
  ['barras', 'Barras', IconChartBar, 0],
  ['barras_horizontales', 'Horizontales', IconChartBar, 90],
  ['lineas', 'Líneas', IconChartLine, 0],
  ['pastel', 'Pastel', IconChartPie, 0],
] as const satisfies readonly [GraficaItem['tipo'], string, TablerIcon, number][];

/** Which chart it is, its title and what it says to those who do not see it. */
export function ChartWords({ item }: { item: GraficaItem }) {
  const store = useEditorStore();
  return (
    <>
      <Input.Wrapper size="xs" label="Tipo de gráfica" labelElement="div">
        <div className={classes.kinds} role="radiogroup" aria-label="Tipo de gráfica">
          {KINDS.map(([tipo, name, Icon, turn]) => (
            <UnstyledButton
              key={tipo}
              role="radio"
              aria-checked={item.tipo === tipo}
              className={classes.kind}
              onClick={() => changeChart(store, item, { tipo }, 'cambiar tipo')}
            >
              <Icon size={20} stroke={1.5} style={{ transform: `rotate(${turn}deg)` }} />
              <span>{name}</span>
            </UnstyledButton>
          ))}
        </div>
      </Input.Wrapper>
      <TextInput
        size="xs"
        label="Título"
        placeholder="Sin título"
        maxLength={200}
        value={item.titulo}
        onChange={(event) =>
          changeChart(store, item, { titulo: event.currentTarget.value }, 'cambiar título', 'titulo')
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
      label="Texto alternativo"
      description="Qué dice la gráfica, para quien no la ve. Si lo dejas vacío se escribe solo."
      placeholder={data === null ? '' : chartWords({ ...item, alt: '' }, data)}
      autosize
      minRows={2}
      maxRows={5}
      maxLength={500}
      value={item.alt}
      onChange={(event) =>
        changeChart(store, item, { alt: event.currentTarget.value }, 'cambiar texto alternativo', 'alt')
      }
    />
  );
}
