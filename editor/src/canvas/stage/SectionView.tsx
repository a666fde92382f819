import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { sectionColumns } from '@lienzo/schema/report/section-columns';
import { SECTION_ALIGNMENTS, sectionClass } from '@lienzo/templates/drawing/draw-section';
import { itemWidthCss } from '@lienzo/templates/drawing/item-width';
import { type CSSProperties, memo } from 'react';
import { itemsOfSection } from '../../model/document-queries.ts';
import type { EditorSection } from '../../model/editor-document.ts';
import type { EditorState } from '../../store/editor-state.ts';
import { useEditorOf } from '../../store/use-editor.ts';
import classes from '../canvas.module.css';
import { ConditionMark } from '../item/ConditionMark.tsx';
import type { CanvasContext, ItemBody } from '../item/ItemBody.tsx';
import { ItemView } from '../item/ItemView.tsx';

type Props = {
  id: string;
  /** 1-based, in reading order. */
  number: number;
  setting: CanvasContext;
  columns: Parameters<typeof ItemBody>[0]['columns'];
};

/** A section on the page with its drag handle in the left gutter. */
export const SectionView = memo(function SectionView({ id, number, setting, columns }: Props) {
  const section = useEditorOf(id, (state) => state.edit.document.sections[id]);
  const { kinds, columns: stacks } = useEditorOf(id, (state) => shapeOf(state, id));
  const selected = useEditorOf(id, (state) => state.edit.selection.section === id);
  const carried = useEditorOf(id, (state) => state.carried?.kind === 'section' && state.carried.id === id);
  if (section === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of the page is no form group
    <div
      role="group"
      aria-label={editorCanvasMessages.section.name(number)}
      className={`${kinds} ${classes.section}`}
      style={layoutStyle(section)}
      data-lz-section={id}
      data-lz-break={section.separation}
      data-empty={section.items.length === 0 || undefined}
      data-selected={selected || undefined}
      data-carried={carried || undefined}
      tabIndex={-1}
    >
      <div className={classes.gutter}>
        <button
          type="button"
          className={classes.sectionHandle}
          data-lz-handle={id}
          tabIndex={-1}
          aria-label={editorCanvasMessages.section.handle(number)}
        >
          <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true">
            {DOTS.map(([x, y]) => (
              <circle key={`${x}-${y}`} cx={x} cy={y} r="1.25" />
            ))}
          </svg>
        </button>
      </div>
      {section.mostrar_si === undefined ? null : <ConditionMark formula={section.mostrar_si} />}
      {section.items.length === 0 ? (
        <div className={classes.emptySection}>{editorCanvasMessages.section.empty}</div>
      ) : (
        stacks.map((uuids) => <ColumnView key={uuids[0]} uuids={uuids} setting={setting} columns={columns} />)
      )}
    </div>
  );
});

/** A column of a section: an item, or several one below the other. */
function ColumnView({ uuids, ...shown }: { uuids: string[] } & Pick<Props, 'setting' | 'columns'>) {
  const [first = ''] = uuids;
  const width = useEditorOf(first, (state) => state.edit.document.items[first]?.tamaño ?? 100);
  const items = uuids.map((uuid) => <ItemView key={uuid} uuid={uuid} {...shown} />);
  if (items.length === 1) return items;
  return (
    <div className="lz-column" style={{ width: itemWidthCss(width) }}>
      {items}
    </div>
  );
}

const DOTS = [3, 7].flatMap((x) => [3, 8, 13].map((y) => [x, y] as const));

/** As `sectionStyle` of the drawing has it. */
const layoutStyle = ({ alineacion, espacio_antes, espacio_despues }: EditorSection): CSSProperties => ({
  ...(alineacion !== undefined && { alignItems: SECTION_ALIGNMENTS[alineacion] }),
  ...(espacio_antes !== undefined && { paddingTop: `${espacio_antes}pt` }),
  ...(espacio_despues !== undefined && { paddingBottom: `${espacio_despues}pt` }),
});

/** The section's class names in the drawing, and the uuids of its columns. */
type Shape = { kinds: string; columns: string[][] };
const NO_SHAPE: Shape = { kinds: '', columns: [] };
const cached = new WeakMap<EditorSection, Shape>();

/** Cached by section: it changes with its columns, and the kinds of its items never do. */
function shapeOf({ edit }: EditorState, id: string): Shape {
  const section = edit.document.sections[id];
  if (section === undefined) return NO_SHAPE;
  const before = cached.get(section);
  if (before !== undefined) return before;
  const items = itemsOfSection(edit.document, id);
  const shape = {
    kinds: items.length === 0 ? 'lz-section' : sectionClass({ index: 0, separation: false, items }),
    columns: sectionColumns(items).map((column) => column.map(({ uuid }) => uuid)),
  };
  cached.set(section, shape);
  return shape;
}
