import { editorTextItemMessages } from '@lienzo/schema/messages/editor-text-item-messages';
import { inCentimeters, POINTS_PER_CENTIMETER } from '@lienzo/schema/report/centimeters';
import { type Etiquetas, MAX_LABEL_COLUMNS, MAX_LABEL_ROWS } from '@lienzo/schema/report/item';
import { labelSizeProblem } from '@lienzo/schema/report/label-size';
import { labelGrid } from '@lienzo/templates/drawing/label-grid';
import { NativeSelect, SimpleGrid, Switch, Text } from '@mantine/core';
import { BoundedNumber } from '../../controls/BoundedNumber.tsx';
import { CentimetersField } from '../../controls/CentimetersField.tsx';
import { SegmentsField } from '../../controls/SegmentsField.tsx';
import { useEditor } from '../../store/use-editor.ts';

const { repetition: texts } = editorTextItemMessages;

type Props = { etiquetas: Etiquetas; onChange: (next: Etiquetas, mergeKey?: string) => void };

/** The size of labels, by columns and rows of the sheet or their own, and what is between them. */
export function LabelFields({ etiquetas, onChange }: Props) {
  const orientation = useEditor((state) => state.edit.document.orientation);
  const page = useEditor((state) => state.edit.document.page);
  const { width, height, columnas, filas } = labelGrid(etiquetas, { orientation, page });
  const problem = labelSizeProblem(etiquetas, { orientation, page });
  const size = [inCentimeters(width), inCentimeters(height)] as const;
  const { medida, ...bySheet } = etiquetas;
  return (
    <>
      <SegmentsField
        label={texts.size}
        value={medida === undefined ? 'hoja' : 'medida'}
        data={(['hoja', 'medida'] as const).map((value) => ({ value, label: texts.sizes[value] }))}
        onChange={(value) =>
          onChange(
            value === 'medida'
              ? { ...etiquetas, medida: { ancho: width, alto: height } }
              : { ...bySheet, columnas, filas },
          )
        }
      />
      {medida === undefined ? (
        <SheetFields etiquetas={etiquetas} onChange={onChange} />
      ) : (
        <SizeFields etiquetas={etiquetas} medida={medida} onChange={onChange} />
      )}
      <CentimetersField
        label={texts.space}
        max={2.5}
        step={0.1}
        points={etiquetas.separacion}
        onChange={(points) => onChange({ ...etiquetas, separacion: points }, 'espacio')}
      />
      <Switch
        size="xs"
        label={texts.cutLine}
        checked={etiquetas.contorno}
        onChange={(event) => onChange({ ...etiquetas, contorno: event.currentTarget.checked })}
      />
      {problem === null ? (
        <Text size="xs" c="dimmed">
          {medida === undefined ? texts.labelSize(...size) : texts.ownSize(...size, columnas, filas)}
        </Text>
      ) : (
        <Text size="xs" c="red" role="alert">
          {problem}
        </Text>
      )}
    </>
  );
}

function SheetFields({ etiquetas, onChange }: Props) {
  return (
    <SimpleGrid cols={2} spacing={8}>
      <BoundedNumber
        label={texts.columns}
        decimals={0}
        min={1}
        max={MAX_LABEL_COLUMNS}
        value={etiquetas.columnas}
        onChange={(columnas) => onChange({ ...etiquetas, columnas }, 'columnas')}
      />
      <BoundedNumber
        label={texts.rows}
        decimals={0}
        min={1}
        max={MAX_LABEL_ROWS}
        value={etiquetas.filas}
        onChange={(filas) => onChange({ ...etiquetas, filas }, 'filas')}
      />
    </SimpleGrid>
  );
}

/** In centimetres. */
const COMMON = {
  credencial: [8.56, 5.4],
  presentacion: [9, 5],
  gafete: [9, 13],
  direccion: [6.7, 2.5],
  envio: [10.2, 5.1],
} as const satisfies Record<keyof typeof texts.commonSizes, readonly [number, number]>;
type Common = keyof typeof COMMON;
const NAMES = Object.keys(COMMON).filter((name): name is Common => name in COMMON);
const points = (centimeters: number): number => centimeters * POINTS_PER_CENTIMETER;
/** A side of a label that can be typed, in centimetres; what is too large is explained beside it. */
const MAX_SIDE = 50;

type SizeProps = Props & { medida: NonNullable<Etiquetas['medida']> };

function SizeFields({ etiquetas, medida, onChange }: SizeProps) {
  const { ancho, alto } = medida;
  const set = (sides: Partial<typeof medida>, mergeKey?: string): void =>
    onChange({ ...etiquetas, medida: { ...medida, ...sides } }, mergeKey);
  const chosen = NAMES.find(
    (name) => inCentimeters(ancho) === COMMON[name][0] && inCentimeters(alto) === COMMON[name][1],
  );
  return (
    <>
      <NativeSelect
        size="xs"
        label={texts.common}
        data={[
          { value: '', label: texts.chooseCommon },
          ...NAMES.map((name) => ({ value: name, label: texts.commonSizes[name] })),
        ]}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const name = NAMES.find((one) => one === value);
          if (name !== undefined) set({ ancho: points(COMMON[name][0]), alto: points(COMMON[name][1]) });
        }}
      />
      <SimpleGrid cols={2} spacing={8}>
        <CentimetersField
          label={texts.width}
          min={0.1}
          max={MAX_SIDE}
          step={0.1}
          points={ancho}
          onChange={(next) => set({ ancho: next }, 'ancho')}
        />
        <CentimetersField
          label={texts.height}
          min={0.1}
          max={MAX_SIDE}
          step={0.1}
          points={alto}
          onChange={(next) => set({ alto: next }, 'alto')}
        />
      </SimpleGrid>
    </>
  );
}
