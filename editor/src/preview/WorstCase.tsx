import { editorPreviewMessages } from '@lienzo/schema/messages/editor-preview-messages';
import { ITEM_TYPES, type ReportItem } from '@lienzo/schema/report/item';
import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconArrowsMaximize } from '@tabler/icons-react';
import { focusItem } from '../actions/navigating.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { openRegion } from '../store/slices/text-slice.ts';
import { changeView } from '../store/slices/view-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import type { Tight } from './lay-out-report.ts';
import classes from './preview.module.css';

type Props = {
  shown: boolean;
  /** Content that does not fit; null while the layout is running. */
  tight: Tight[] | null;
  onToggle: () => void;
};

/**
 * "Peor caso": lays out the pages with extreme values and lists content that does not fit, with links. Content clipped
 * by labels is listed with normal rows too, because it would be lost in print.
 */
export function WorstCase({ shown, tight, onToggle }: Props) {
  const cut = tight !== null && tight.length > 0;
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
          {shown || cut ? wordsOf(tight) : editorPreviewMessages.worstCase.help}
        </Text>
      </div>
      {cut ? <TightList tight={tight} /> : null}
    </section>
  );
}

function wordsOf(tight: Tight[] | null): string {
  if (tight === null) return editorPreviewMessages.worstCase.searching;
  if (tight.length === 0) return editorPreviewMessages.worstCase.allFits;
  return editorPreviewMessages.worstCase.found(tight.length);
}

function TightList({ tight }: { tight: Tight[] }) {
  const store = useEditorStore();
  const items = useEditor((state) => state.edit.document.items);
  return (
    <ul className={classes.tightList}>
      {tight.map((one) => (
        <li key={`${'uuid' in one ? one.uuid : one.region} ${one.message}`}>
          <UnstyledButton className={classes.tight} onClick={() => jump(store, one)}>
            <IconAlertTriangle size={15} stroke={1.7} aria-hidden />
            <span>
              <strong>{placeOf(one, items)}</strong> {one.message}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

function jump(store: EditorStore, tight: Tight): void {
  if ('uuid' in tight) {
    focusItem(store, tight.uuid);
    return;
  }
  changeView(store, 'design');
  openRegion(store, tight.region);
}

function placeOf(tight: Tight, items: Record<string, ReportItem>): string {
  if ('region' in tight) return editorPreviewMessages.worstCase.onEveryPage;
  const kind = items[tight.uuid]?.nombre;
  return editorPreviewMessages.worstCase.place(
    kind === undefined ? editorPreviewMessages.worstCase.item : ITEM_TYPES[kind].etiqueta,
    tight.page + 1,
  );
}
