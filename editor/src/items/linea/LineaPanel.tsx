import { editorLineMessages as messages } from '@lienzo/schema/messages/editor-line-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { LineaItem } from '@lienzo/schema/report/item';
import {
  isShape,
  LINE_COLOR,
  lineaItem,
  MAX_SHAPE_HEIGHT,
  MAX_STROKE,
  MIN_SHAPE_HEIGHT,
  MIN_STROKE,
} from '@lienzo/schema/report/line-item';
import { Select, SimpleGrid } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { BoundedNumber } from '../../controls/BoundedNumber.tsx';
import { ColorField } from '../../controls/ColorField.tsx';
import { BACKGROUND_COLORS, TEXT_COLORS } from '../../controls/palette-colors.ts';
import { SegmentsField } from '../../controls/SegmentsField.tsx';
import type { ItemFields } from '../../model/commands/update-item.ts';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';

const { forma: shape, trazo: stroke } = lineaItem.shape;
const SHAPES = shape.options.map((value) => ({ value, label: messages.shapes[value] }));
const STROKES = stroke.options.map((value) => ({ value, label: messages.strokes[value] }));

export function LineaPanel({ item }: { item: LineaItem }) {
  const store = useEditorStore();
  const set = (fields: ItemFields<'linea'>, mergeKey?: string): void =>
    change(store, { uuid: item.uuid, nombre: 'linea', fields }, editorStyleMessages.steps.content, mergeKey);
  return (
    <PropertyTabs
      first="content"
      data={
        <PanelGroup title={editorPanelMessages.groups.content} alone>
          <Select
            size="xs"
            label={messages.shape}
            data={SHAPES}
            allowDeselect={false}
            value={item.forma}
            onChange={(value) => set({ forma: shape.catch(item.forma).parse(value) })}
          />
          <SegmentsField
            label={messages.stroke}
            value={item.trazo}
            data={STROKES}
            onChange={(value) => set({ trazo: stroke.catch(item.trazo).parse(value) })}
          />
          <SimpleGrid cols={2} spacing={8}>
            <BoundedNumber
              label={messages.thickness}
              suffix={editorStyleMessages.units.points}
              min={MIN_STROKE}
              max={MAX_STROKE}
              step={0.25}
              value={item.grosor}
              onChange={(grosor) => set({ grosor }, 'grosor')}
            />
            {item.forma === 'horizontal' ? null : (
              <BoundedNumber
                label={messages.height}
                suffix={editorStyleMessages.units.points}
                min={MIN_SHAPE_HEIGHT}
                max={MAX_SHAPE_HEIGHT}
                value={item.height}
                onChange={(height) => set({ height }, 'altura')}
              />
            )}
            <ColorField
              label={messages.color}
              none={editorStyleMessages.automatic}
              colors={TEXT_COLORS}
              value={item.color}
              onChange={(color) => set({ color: color ?? LINE_COLOR })}
            />
            {isShape(item) ? (
              <ColorField
                label={messages.fill}
                none={messages.noFill}
                colors={BACKGROUND_COLORS}
                value={item.relleno}
                onChange={(relleno) => set({ relleno })}
              />
            ) : null}
          </SimpleGrid>
        </PanelGroup>
      }
      format={
        <ItemStyleGroup
          uuid={item.uuid}
          style={item.estilo_item}
          words={false}
          align={item.forma === 'vertical'}
        />
      }
      layout={<ItemLayoutGroup uuid={item.uuid} />}
    />
  );
}
