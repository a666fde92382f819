import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { inCentimeters } from '@lienzo/schema/report/centimeters';
import { MAX_SECTION_SPACE, sectionAlignment } from '@lienzo/schema/report/report';
import { SimpleGrid } from '@mantine/core';
import { changeSectionLayout } from '../actions/changing.ts';
import { CentimetersField } from '../controls/CentimetersField.tsx';
import { SegmentsField } from '../controls/SegmentsField.tsx';
import type { EditorSection } from '../model/editor-document.ts';
import { useEditorStore } from '../store/use-editor.ts';

const texts = editorPanelMessages.section;

/** How a section stands on its page: where its items stand beside higher ones, and the space around it. */
export function SectionLayoutFields({ section }: { section: EditorSection }) {
  const store = useEditorStore();
  const { id, alineacion = 'arriba' } = section;
  return (
    <>
      {section.items.length < 2 ? null : (
        <SegmentsField
          label={texts.alignment}
          value={alineacion}
          data={sectionAlignment.options.map((value) => ({ value, label: texts.alignments[value] }))}
          onChange={(value) => {
            const chosen = sectionAlignment.options.find((one) => one === value);
            if (chosen !== undefined) changeSectionLayout(store, id, { alineacion: chosen });
          }}
        />
      )}
      <SimpleGrid cols={2} spacing={8}>
        {(['espacio_antes', 'espacio_despues'] as const).map((side) => (
          <CentimetersField
            key={side}
            label={texts.spaces[side]}
            max={Math.floor(inCentimeters(MAX_SECTION_SPACE) * 10) / 10}
            step={0.25}
            points={section[side] ?? 0}
            onChange={(points) => changeSectionLayout(store, id, { [side]: points })}
          />
        ))}
      </SimpleGrid>
    </>
  );
}
