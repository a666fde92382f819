import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { NEW_BACKGROUND_PICTURE } from '@lienzo/schema/report/background-picture';
import {
  MAX_KEPT_WATERMARK,
  MAX_OPACITY,
  MAX_WATERMARK_ANGLE,
  MIN_OPACITY,
  NEW_WATERMARK,
  type Watermark,
  watermarkProblem,
} from '@lienzo/schema/report/watermark';
import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import { changePage } from '../actions/changing.ts';
import { BoundedNumber } from '../controls/BoundedNumber.tsx';
import { ColorField } from '../controls/ColorField.tsx';
import { BACKGROUND_COLORS, TEXT_COLORS } from '../controls/palette-colors.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { BackgroundPictureFields } from './BackgroundPictureFields.tsx';
import { PanelGroup } from './PanelGroup.tsx';

const { report: texts, steps } = editorPanelMessages;

/** What stands behind the content of the pages. */
export function BackdropGroup() {
  const store = useEditorStore();
  const fondo = useEditor((state) => state.edit.document.page.fondo);
  const picture = useEditor((state) => state.edit.document.page.imagen_fondo);
  const mark = useEditor((state) => state.edit.document.page.marca_agua);
  return (
    <PanelGroup title={texts.backdrop}>
      <ColorField
        label={texts.pageColor}
        none={texts.noPageColor}
        colors={BACKGROUND_COLORS}
        value={fondo}
        onChange={(color) => changePage(store, { fondo: color }, steps.pageColor)}
      />
      <Switch
        size="xs"
        label={texts.backgroundPicture}
        checked={picture !== undefined}
        onChange={({ currentTarget: { checked } }) =>
          changePage(
            store,
            { imagen_fondo: checked ? NEW_BACKGROUND_PICTURE : undefined },
            checked ? steps.addBackgroundPicture : steps.removeBackgroundPicture,
          )
        }
      />
      {picture === undefined ? null : <BackgroundPictureFields picture={picture} />}
      <Switch
        size="xs"
        label={texts.watermark}
        checked={mark !== undefined}
        onChange={({ currentTarget: { checked } }) =>
          changePage(
            store,
            { marca_agua: checked ? NEW_WATERMARK : undefined },
            checked ? steps.addWatermark : steps.removeWatermark,
          )
        }
      />
      {mark === undefined ? null : <WatermarkFields mark={mark} />}
    </PanelGroup>
  );
}

function WatermarkFields({ mark }: { mark: Watermark }) {
  const store = useEditorStore();
  const set = (fields: Partial<Watermark>): void =>
    changePage(
      store,
      { marca_agua: { ...mark, ...fields } },
      steps.watermark,
      `marca_agua-${Object.keys(fields).join()}`,
    );
  return (
    <>
      <TextInput
        size="xs"
        label={texts.watermarkText}
        maxLength={MAX_KEPT_WATERMARK}
        value={mark.texto}
        error={watermarkProblem({ marca_agua: mark })}
        onChange={(event) => set({ texto: event.currentTarget.value })}
      />
      <SimpleGrid cols={2} spacing={8}>
        <BoundedNumber
          label={texts.watermarkAngle}
          suffix="°"
          decimals={0}
          step={5}
          min={-MAX_WATERMARK_ANGLE}
          max={MAX_WATERMARK_ANGLE}
          value={mark.angulo}
          onChange={(angulo) => set({ angulo })}
        />
        <BoundedNumber
          label={texts.watermarkOpacity}
          suffix=" %"
          decimals={0}
          step={5}
          min={MIN_OPACITY}
          max={MAX_OPACITY}
          value={mark.opacidad}
          onChange={(opacidad) => set({ opacidad })}
        />
      </SimpleGrid>
      <ColorField
        label={texts.watermarkColor}
        none={texts.noPageColor}
        colors={TEXT_COLORS}
        value={mark.color}
        onChange={(color) => set({ color: color ?? NEW_WATERMARK.color })}
      />
    </>
  );
}
