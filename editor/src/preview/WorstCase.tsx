import { editorPreviewMessages } from '@lienzo/schema/messages/editor-preview-messages';
import { ITEM_TYPES, type ReportItem } from '@lienzo/schema/report/item';
import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconArrowsMaximize } from '@tabler/icons-react';
import { focusItem } from '../actions/navigating.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { openRegion } from '../store/slices/text-slice.ts';
import { changeView } from '../store/slices/view-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import type { Overflow } from './lay-out-report.ts';
import classes from './preview.module.css';

type Props = {
  shown: boolean;
  /** Content that does not fit; null while the layout is running. */
  overflows: Overflow[] | null;
  onToggle: () => void;
};

/**
 * "Peor caso": lays out the pages with extreme values and lists content that does not fit, with links. Content clipped
 * by labels is listed with normal rows too, because it would be lost in print.
 */
export function WorstCase({ shown, overflows, onToggle }: Props) {
  const cut = overflows !== null && overflows.length > 0;
  return (
    <section className={classes.worst} aria-label={editorPreviewMessages.worstCase.title}>
      <div className={classes.worstHead}>
        <Button
          size="xs"
          variant="default"
          className={classes.worstButton}
          aria-pressed={shown}
          leftSection={<IconArrowsMaximize size={15} stroke={1.6} />}
          onClick={onToggle}
        >
          {editorPreviewMessages.worstCase.title}
        </Button>
        <Text size="sm" c="dimmed" role="status" className={shown || cut ? undefined : classes.worstHint}>
          {shown || cut ? textOf(overflows) : editorPreviewMessages.worstCase.help}
        </Text>
      </div>
      {cut ? <OverflowList overflows={overflows} /> : null}
    </section>
  );
}

function textOf(overflows: Overflow[] | null): string {
  if (overflows === null) return editorPreviewMessages.worstCase.searching;
  if (overflows.length === 0) return editorPreviewMessages.worstCase.allFits;
  return editorPreviewMessages.worstCase.found(overflows.length);
}

function OverflowList({ overflows }: { overflows: Overflow[] }) {
  const store = useEditorStore();
  const items = useEditor((state) => state.edit.document.items);
  return (
    <ul className={classes.tightList}>
      {overflows.map((overflow) => (
        <li key={`${'uuid' in overflow ? overflow.uuid : overflow.region} ${overflow.message}`}>
          <UnstyledButton className={classes.tight} onClick={() => jump(store, overflow)}>
            <IconAlertTriangle size={15} stroke={1.7} aria-hidden />
            <span>
              <strong>{positionOf(overflow, items)}</strong> {overflow.message}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

function jump(store: EditorStore, overflow: Overflow): void {
  if ('uuid' in overflow) {
    focusItem(store, overflow.uuid);
    return;
  }
  changeView(store, 'design');
  openRegion(store, overflow.region);
}

function positionOf(overflow: Overflow, items: Record<string, ReportItem>): string {
  if ('region' in overflow) return editorPreviewMessages.worstCase.onEveryPage;
  const kind = items[overflow.uuid]?.nombre;
  return editorPreviewMessages.worstCase.place(
    kind === undefined ? editorPreviewMessages.worstCase.item : ITEM_TYPES[kind].etiqueta,
    overflow.page + 1,
  );
}
