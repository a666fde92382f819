import { type PageSetup, pageNumberFooter } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { Button, Group, Input, SimpleGrid, Switch, Text } from '@mantine/core';
import { IconFileText, IconPencil } from '@tabler/icons-react';
import { changePage, setSetting } from '../actions/changing.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { CentimetersField } from './controls/CentimetersField.tsx';
import { SegmentsField } from './controls/SegmentsField.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import { PanelTitle } from './PanelTitle.tsx';

/** Properties of the report, while nothing is selected. */
export function ReportPanel() {
  return (
    <>
      <PanelTitle
        icon={IconFileText}
        title="Propiedades del reporte"
        detail="Selecciona un elemento para ver las suyas"
      />
      <PanelGroup title="Página">
        <Orientation />
        <Margins />
      </PanelGroup>
      <PanelGroup title="Encabezado y pie">
        <Region region="header" label="Encabezado de página" />
        <Region region="footer" label="Pie de página" />
        <Text size="xs" c="dimmed">
          Se repiten en cada página, dentro del margen. Admiten número de página, fecha y el logotipo de la
          organización.
        </Text>
      </PanelGroup>
    </>
  );
}

function Orientation() {
  const store = useEditorStore();
  const orientation = useEditor((state) => state.edit.document.orientation);
  return (
    <SegmentsField
      label="Orientación"
      labelSize="sm"
      value={orientation}
      data={[
        { value: 'vertical', label: 'Vertical' },
        { value: 'horizontal', label: 'Horizontal' },
      ]}
      onChange={(value) =>
        setSetting(store, 'orientation', value === 'horizontal' ? 'horizontal' : 'vertical')
      }
    />
  );
}

type Side = keyof PageSetup['margins'];
const SIDES: [Side, string][] = [
  ['top', 'Superior'],
  ['bottom', 'Inferior'],
  ['left', 'Izquierdo'],
  ['right', 'Derecho'],
];

function Margins() {
  const store = useEditorStore();
  const margins = useEditor((state) => state.edit.document.page.margins);
  return (
    <Input.Wrapper size="sm" label="Márgenes" labelElement="div">
      <SimpleGrid cols={2} spacing={8} verticalSpacing={8}>
        {SIDES.map(([side, label]) => (
          <CentimetersField
            key={side}
            label={label}
            most={7.6}
            step={0.25}
            points={margins[side]}
            onChange={(points) =>
              changePage(store, { margins: { [side]: points } }, 'cambiar márgenes', `margen-${side}`)
            }
          />
        ))}
      </SimpleGrid>
    </Input.Wrapper>
  );
}

const REGION_WORDS = { header: 'encabezado', footer: 'pie de página' } as const;

function Region({ region, label }: { region: 'header' | 'footer'; label: string }) {
  const store = useEditorStore();
  const shown = useEditor((state) => state.edit.document.page[region] !== null);
  const margin = useEditor(
    (state) => state.edit.document.page.margins[region === 'header' ? 'top' : 'bottom'],
  );
  const toggle = (on: boolean): void => {
    const text = region === 'footer' ? pageNumberFooter() : plainRichText('');
    changePage(store, { [region]: on ? text : null }, `${on ? 'agregar' : 'quitar'} ${REGION_WORDS[region]}`);
    store.setState({ text: on && region === 'header' ? { kind: 'region', region } : null });
  };
  return (
    <div>
      <Group justify="space-between" wrap="nowrap">
        <Switch
          size="xs"
          label={label}
          checked={shown}
          onChange={(event) => toggle(event.currentTarget.checked)}
        />
        {shown ? (
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconPencil size={13} />}
            onClick={() => store.setState({ text: { kind: 'region', region } })}
          >
            Escribir
          </Button>
        ) : null}
      </Group>
      {shown && margin < 12 ? (
        <Text size="xs" c="red.7" mt={4}>
          El margen no deja espacio: hazlo de 0.5 cm o más.
        </Text>
      ) : null}
    </div>
  );
}
