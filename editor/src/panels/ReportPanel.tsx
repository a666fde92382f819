import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorParameterMessages } from '@lienzo/schema/messages/editor-parameter-messages';
import { DEFAULT_FONT } from '@lienzo/schema/report/font-family';
import { hasOwnPages } from '@lienzo/schema/report/page-group';
import { paperProblem } from '@lienzo/schema/report/paper-problem';
import type { PageSetup } from '@lienzo/schema/report/report';
import { reportFont } from '@lienzo/schema/report/with-fonts';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { fontMessages } from '@lienzo/schema/rule-messages/font-messages';
import { Input, SimpleGrid } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { changePage, setSetting } from '../actions/changing.ts';
import { CentimetersField } from '../controls/CentimetersField.tsx';
import { FontField } from '../controls/FontField.tsx';
import { SegmentsField } from '../controls/SegmentsField.tsx';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { BackdropGroup } from './BackdropGroup.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { PaperField } from './PaperField.tsx';
import { ParametersField } from './parameters/ParametersField.tsx';
import { RegionsGroup } from './RegionsGroup.tsx';
import { StylesGroup } from './StylesGroup.tsx';
import { SharedDataGroup } from './shared/SharedDataGroup.tsx';

/** Properties of the report, shown while nothing is selected. */
export function ReportPanel() {
  return (
    <>
      <PanelTitle
        icon={IconFileText}
        title={editorPanelMessages.report.title}
        detail={editorPanelMessages.report.detail}
      />
      <PanelGroup title={editorParameterMessages.title}>
        <ParametersField />
      </PanelGroup>
      <SharedDataGroup />
      <PanelGroup title={editorPanelMessages.report.page}>
        <PaperField />
        <Orientation />
        <Font />
        <Margins />
        <Numbering />
      </PanelGroup>
      <StylesGroup />
      <RegionsGroup />
      <BackdropGroup />
    </>
  );
}

function Orientation() {
  const store = useEditorStore();
  const orientation = useEditor((state) => state.edit.document.orientation);
  return (
    <SegmentsField
      label={editorPanelMessages.report.orientation}
      labelSize="sm"
      value={orientation}
      data={[
        { value: 'vertical', label: reportMessages.vertical },
        { value: 'horizontal', label: reportMessages.horizontal },
      ]}
      onChange={(value) =>
        setSetting(store, 'orientation', value === 'horizontal' ? 'horizontal' : 'vertical')
      }
    />
  );
}

/** The font of everything that has none of its own. */
function Font() {
  const store = useEditorStore();
  const font = useEditor((state) => reportFont(state.edit.document));
  return (
    <FontField
      size="sm"
      value={font}
      onChange={(fuente) =>
        changePage(store, { fuente: fuente === DEFAULT_FONT ? undefined : fuente }, fontMessages.step)
      }
    />
  );
}

/** Which pages are counted: asked only where pages repeat per row. */
function Numbering() {
  const store = useEditorStore();
  const numbering = useEditor((state) => state.edit.document.page.numbering ?? 'continua');
  const hasRowPages = useEditor((state) => Object.values(state.edit.document.items).some(hasOwnPages));
  if (numbering === 'continua' && !hasRowPages) return null;
  return (
    <SegmentsField
      label={editorPanelMessages.report.numbering}
      labelSize="sm"
      value={numbering}
      data={[
        { value: 'continua', label: editorPanelMessages.report.numberings.continua },
        { value: 'por_fila', label: editorPanelMessages.report.numberings.por_fila },
      ]}
      onChange={(value) =>
        changePage(
          store,
          { numbering: value === 'por_fila' ? 'por_fila' : 'continua' },
          editorPanelMessages.steps.numbering,
        )
      }
    />
  );
}

type Side = keyof PageSetup['margins'];
const SIDES: Side[] = ['top', 'bottom', 'left', 'right'];

function Margins() {
  const store = useEditorStore();
  const orientation = useEditor((state) => state.edit.document.orientation);
  const page = useEditor((state) => state.edit.document.page);
  return (
    <Input.Wrapper
      size="sm"
      label={editorPanelMessages.report.margins}
      labelElement="div"
      error={paperProblem({ orientation, page })}
    >
      <SimpleGrid cols={2} spacing={8} verticalSpacing={8}>
        {SIDES.map((side) => (
          <CentimetersField
            key={side}
            label={editorPanelMessages.report.sides[side]}
            max={7.6}
            step={0.25}
            points={page.margins[side]}
            onChange={(points) =>
              changePage(
                store,
                { margins: { [side]: points } },
                editorPanelMessages.steps.margins,
                `margen-${side}`,
              )
            }
          />
        ))}
      </SimpleGrid>
    </Input.Wrapper>
  );
}
