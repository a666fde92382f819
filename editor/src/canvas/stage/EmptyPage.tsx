import { editorStartMessages } from '@lienzo/schema/messages/editor-start-messages';
import { UnstyledButton } from '@mantine/core';
import { IconBraces, IconChartBar, IconTable, IconTemplate, type TablerIcon } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { startWithChart, startWithLetter, startWithTable } from '../../actions/starting.ts';
import { PIXELS_PER_POINT } from '../../drawing/pixels-per-point.ts';
import { hasNoItems } from '../../model/document-queries.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import classes from './EmptyPage.module.css';

/** Height of an empty section, with the space below it, in points. */
const SECTION_HEIGHT = 72;

/** Ways to begin, on a page that has nothing yet. Above the page, so that they keep their size at every zoom. */
export function EmptyPage() {
  const isEmpty = useEditor((state) => !state.readOnly && hasNoItems(state.edit.document));
  const isOneSection = useEditor((state) => state.edit.document.order.length === 1);
  return isEmpty && isOneSection ? <Choices /> : null;
}

function Choices() {
  const store = useEditorStore();
  const scale = useEditor((state) => state.scale);
  const margins = useEditor((state) => state.edit.document.page.margins);
  const host = useEditor((state) => state.host);
  const carries = useEditor((state) => state.carried !== null);
  const pixels = (points: number): number => points * PIXELS_PER_POINT * scale;
  const position: CSSProperties = {
    top: pixels(margins.top + SECTION_HEIGHT),
    left: pixels(margins.left),
    right: pixels(margins.right),
  };
  const { table, letter, chart, template } = editorStartMessages;
  return (
    <section
      className={classes.choices}
      style={position}
      aria-labelledby="lz-start"
      data-lz-no-drag
      data-carries={carries || undefined}
    >
      <h2 id="lz-start">{editorStartMessages.title}</h2>
      <div className={classes.cards}>
        <Card icon={IconTable} {...table} onClick={() => startWithTable(store)} />
        <Card icon={IconBraces} {...letter} onClick={() => startWithLetter(store)} />
        <Card icon={IconChartBar} {...chart} onClick={() => startWithChart(store)} />
        {host.chooseTemplate === undefined ? null : (
          <Card icon={IconTemplate} {...template} onClick={() => host.chooseTemplate?.()} />
        )}
      </div>
    </section>
  );
}

type CardProps = { icon: TablerIcon; name: string; use: string; onClick: () => void };

function Card({ icon: Icon, name, use, onClick }: CardProps) {
  return (
    <UnstyledButton className={classes.card} onClick={onClick}>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.6} aria-hidden />
      </span>
      <span>
        <strong>{name}</strong> <small>{use}</small>
      </span>
    </UnstyledButton>
  );
}
