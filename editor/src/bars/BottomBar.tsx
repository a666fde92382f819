import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { Popover, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconListCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { goToProblem } from '../actions/navigating.ts';
import { estimatePages } from '../canvas/pages/estimate-pages.ts';
import floatingClasses from '../controls/FloatingBar.module.css';
import type { EditorDocument } from '../model/editor-document.ts';
import { reportWarnings } from '../model/report-warnings.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { useSettledDocument } from '../store/use-settled-document.ts';
import { isPreviewBesideVisible } from '../store/visible-panes.ts';
import classes from './bars.module.css';
import { KeyHelp } from './KeyHelp.tsx';
import { ProblemList } from './ProblemList.tsx';
import { useProblems } from './use-problems.ts';
import { ZoomMenu } from './ZoomMenu.tsx';

/** The bottom bar: page count, row count, keys, problems, zoom. */
export function BottomBar() {
  const document = useSettledDocument();
  const loaded = useEditor((state) => state.rows);
  const isDesignView = useEditor((state) => state.view === 'design');
  const { pages, exact } = usePageFigure(document);
  const rows = useMemo(
    () =>
      Object.entries(loaded).reduce(
        (sum, [uuid, one]) => sum + (document.items[uuid] === undefined ? 0 : (one.total ?? one.rows.length)),
        0,
      ),
    [document.items, loaded],
  );
  const loading = useEditor((state) => Object.values(state.rows).some((one) => one.status === 'loading'));
  return (
    <footer className={classes.bottom}>
      <span title={editorBarMessages.figures.pagesHelp(exact)} data-lz-page-figure>
        {editorBarMessages.figures.pages(pages, exact)}
      </span>
      <span className={classes.rows}>
        {loading ? editorCanvasMessages.rows.loading : editorBarMessages.figures.rows(rows)}
      </span>
      <span className={classes.push} />
      <KeyHelp />
      <Problems />
      {isDesignView ? <ZoomMenu /> : null}
      <div className={floatingClasses.dock} data-lz-bar-dock />
    </footer>
  );
}

/**
 * The pages of the document: what the preview has counted, else an estimate. While the preview is there and counts
 * again, its last count stays.
 */
function usePageFigure(document: EditorDocument): { pages: number; exact: boolean } {
  const rows = useEditor((state) => state.rows);
  const sheets = useEditor((state) => state.sheets);
  const counted = useEditor((state) => state.counted);
  const isCounting = useEditor((state) => state.view === 'preview' || isPreviewBesideVisible(state));
  const isCurrent = counted?.document === document;
  const estimate = useMemo(() => estimatePages({ document, rows, sheets }), [document, rows, sheets]);
  return counted !== null && (isCurrent || isCounting)
    ? { pages: counted.pages, exact: counted.exact && isCurrent }
    : { pages: estimate, exact: false };
}

function Problems() {
  const store = useEditorStore();
  const failures = useRowFailures();
  const problems = [...failures, ...useProblems()];
  const warnings = reportWarnings(useSettledDocument());
  const [opened, setOpened] = useState(false);
  const marked = useEditor((state) => state.showProblems);
  // Until a save was tried, what is missing is work that is still to do.
  const isToFill = !marked && failures.length === 0 && problems.length > 0;
  if (problems.length + warnings.length === 0)
    return (
      <span className={classes.fine}>
        <IconCircleCheck size={15} stroke={1.7} /> {editorBarMessages.figures.noProblems}
      </span>
    );
  return (
    <Popover opened={opened} onChange={setOpened} position="top-end" shadow="md" width={340}>
      <Popover.Target>
        <UnstyledButton
          className={classes.problems}
          data-marked={((marked || failures.length > 0) && problems.length > 0) || undefined}
          data-to-fill={isToFill || undefined}
          onClick={() => setOpened((open) => !open)}
        >
          {isToFill ? <IconListCheck size={15} stroke={1.7} /> : <IconAlertTriangle size={15} stroke={1.7} />}
          {isToFill
            ? editorBarMessages.figures.toFill(problems.length, warnings.length)
            : editorBarMessages.figures.problems(problems.length, warnings.length)}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={4} className={classes.problemList}>
        <ProblemList
          problems={[...problems, ...warnings]}
          onChoose={(problem) => {
            setOpened(false);
            goToProblem(store, problem);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Items whose rows did not come: they do not prevent saving, but nobody can see what is printed. */
function useRowFailures(): { uuid: string; message: string }[] {
  const items = useEditor((state) => state.edit.document.items);
  const rows = useEditor((state) => state.rows);
  return useMemo(
    () =>
      Object.entries(rows).flatMap(([uuid, { status, message }]) =>
        status === 'failed' && items[uuid] !== undefined
          ? [{ uuid, message: editorCanvasMessages.rows.none(message) }]
          : [],
      ),
    [items, rows],
  );
}
