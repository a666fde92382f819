import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { inCentimeters } from '@lienzo/schema/report/centimeters';
import {
  DEFAULT_PAPER,
  MAX_PAPER_SIDE,
  MIN_PAPER_SIDE,
  PAPER_NAMES,
  verticalSize,
} from '@lienzo/schema/report/paper';
import { pageSize } from '@lienzo/schema/report/report';
import { paperMessages } from '@lienzo/schema/rule-messages/paper-messages';
import { Select, SimpleGrid } from '@mantine/core';
import { changePage, changePageSize } from '../actions/changing.ts';
import { CentimetersField } from '../controls/CentimetersField.tsx';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

/** The choice beside the named papers. */
const CUSTOM = 'personalizado';

const { report: texts, steps } = editorPanelMessages;
const CHOICES = [
  ...PAPER_NAMES.map((value) => ({ value: value as string, label: paperMessages.names[value] })),
  { value: CUSTOM, label: texts.customPaper },
];

/** The paper: one with a name, or of any width and height, which begins with the size of the one before. */
export function PaperField() {
  const store = useEditorStore();
  const papel = useEditor((state) => state.edit.document.page.papel ?? DEFAULT_PAPER);
  const choose = (value: string | null): void => {
    const { width, height } = verticalSize(papel);
    const name = PAPER_NAMES.find((one) => one === value);
    changePage(store, { papel: name ?? { lado_corto: width, lado_largo: height } }, steps.paper);
  };
  return (
    <>
      <Select
        size="xs"
        label={texts.paper}
        allowDeselect={false}
        data={CHOICES}
        value={typeof papel === 'string' ? papel : CUSTOM}
        onChange={choose}
      />
      {typeof papel === 'string' ? null : <CustomSides />}
    </>
  );
}

/** Width and height as the page lies. */
function CustomSides() {
  const store = useEditorStore();
  const papel = useEditor((state) => state.edit.document.page.papel);
  const orientation = useEditor((state) => state.edit.document.orientation);
  const size = pageSize(orientation, papel);
  return (
    <SimpleGrid cols={2} spacing={8}>
      {(['width', 'height'] as const).map((side) => (
        <CentimetersField
          key={side}
          label={texts.paperSides[side]}
          min={inCentimeters(MIN_PAPER_SIDE)}
          max={inCentimeters(MAX_PAPER_SIDE)}
          step={0.5}
          points={size[side]}
          onChange={(points) => changePageSize(store, { ...size, [side]: points }, `papel-${side}`)}
        />
      ))}
    </SimpleGrid>
  );
}
