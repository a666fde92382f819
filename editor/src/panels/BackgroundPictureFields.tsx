import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import {
  type BackgroundPicture,
  MIN_PICTURE_OPACITY,
  MIN_PICTURE_SHARE,
} from '@lienzo/schema/report/background-picture';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { SimpleGrid } from '@mantine/core';
import { changePage } from '../actions/changing.ts';
import { uploadBackground } from '../actions/upload-image.ts';
import { BoundedNumber } from '../controls/BoundedNumber.tsx';
import { ImageDrop } from '../controls/ImageDrop.tsx';
import { SegmentsField } from '../controls/SegmentsField.tsx';
import { useEditorStore } from '../store/use-editor.ts';

const { report: texts, steps } = editorPanelMessages;

/** The picture behind the pages: which, where, how faint. */
export function BackgroundPictureFields({ picture }: { picture: BackgroundPicture }) {
  const store = useEditorStore();
  const set = (fields: Partial<BackgroundPicture>, run?: string): void =>
    changePage(
      store,
      { imagen_fondo: { ...picture, ...fields } },
      steps.backgroundPicture,
      run === undefined ? undefined : `imagen_fondo-${run}`,
    );
  const { fit, paginas } = picture;
  return (
    <>
      <ImageDrop
        picture={{ ...picture, alt: '' }}
        upload={(file) => uploadBackground(store, file)}
        putLogo={() => set({ valor: ORGANIZATION_LOGO, image_name: '' })}
      />
      <SegmentsField
        label={texts.backgroundFit}
        value={fit}
        data={(['contain', 'cover'] as const).map((value) => ({ value, label: texts.backgroundFits[value] }))}
        onChange={(value) => set({ fit: value === 'cover' ? 'cover' : 'contain' })}
      />
      <SimpleGrid cols={2} spacing={8}>
        {fit === 'contain' ? (
          <BoundedNumber
            label={texts.backgroundSize}
            suffix=" %"
            decimals={0}
            step={5}
            min={MIN_PICTURE_SHARE}
            max={100}
            value={picture.tamaño}
            onChange={(tamaño) => set({ tamaño }, 'tamaño')}
          />
        ) : null}
        <BoundedNumber
          label={texts.backgroundOpacity}
          suffix=" %"
          decimals={0}
          step={5}
          min={MIN_PICTURE_OPACITY}
          max={100}
          value={picture.opacidad}
          onChange={(opacidad) => set({ opacidad }, 'opacidad')}
        />
      </SimpleGrid>
      <SegmentsField
        label={texts.backgroundPages}
        value={paginas}
        data={(['todas', 'primera'] as const).map((value) => ({
          value,
          label: texts.backgroundOnPages[value],
        }))}
        onChange={(value) => set({ paginas: value === 'primera' ? 'primera' : 'todas' })}
      />
    </>
  );
}
