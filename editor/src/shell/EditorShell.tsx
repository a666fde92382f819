import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { BottomBar } from '../bars/BottomBar.tsx';
import { ParameterBar } from '../bars/ParameterBar.tsx';
import { TopBar } from '../bars/TopBar.tsx';
import { Workspace } from '../canvas/Workspace.tsx';
import { DraftBar } from '../drafts/DraftBar.tsx';
import { DragArea } from '../drag/DragArea.tsx';
import { DrawingStyles } from '../drawing/DrawingStyles.tsx';
import type { ReportEditorSlotState } from '../host/report-editor-host.ts';
import { useEditorKeys } from '../keyboard/use-editor-keys.ts';
import { useScreenKeys } from '../keyboard/use-screen-keys.ts';
import { ContextMenu } from '../menu/ContextMenu.tsx';
import { useContextMenu } from '../menu/use-context-menu.ts';
import { LeftPanel } from '../panels/LeftPanel.tsx';
import { ExactView } from '../preview/ExactView.tsx';
import { PagedPreview } from '../preview/PagedPreview.tsx';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { useEditor } from '../store/use-editor.ts';
import { isLeftPaneVisible, isPreviewBesideVisible, isRightPaneVisible } from '../store/visible-panes.ts';
import { IncompleteModal } from './IncompleteModal.tsx';
import { NewerBar } from './NewerBar.tsx';
import { NoticeToast } from './NoticeToast.tsx';
import { RightPanel } from './RightPanel.tsx';
import classes from './shell.module.css';
import { useEditorWidth } from './use-editor-width.ts';
import { useFocusOfView } from './use-focus-of-view.ts';

type Props = {
  start: ReactNode;
  actions: ((state: ReportEditorSlotState) => ReactNode) | undefined;
};

/** The editor's layout: three panes between two bars. */
export function EditorShell({ start, actions }: Props) {
  const keys = useEditorKeys();
  const view = useEditor((state) => state.view);
  const narrow = useEditor((state) => state.room === 'narrow');
  const root = useRef<HTMLDivElement>(null);
  useScreenKeys(root);
  useEditorWidth(root);
  useFocusOfView(root, view);
  return (
    <div ref={root} className={classes.editor} data-narrow={narrow || undefined} data-lz-editor {...keys}>
      <DrawingStyles />
      <TopBar start={start} actions={actions} />
      <NewerBar />
      <DraftBar />
      <ParameterBar />
      {view === 'design' ? (
        <Design />
      ) : (
        <div className={classes.body}>{view === 'preview' ? <PagedPreview /> : <ExactView />}</div>
      )}
      <BottomBar />
      <IncompleteModal />
      <Announcer />
    </div>
  );
}

function Design() {
  const left = useEditor(isLeftPaneVisible);
  const right = useEditor(isRightPaneVisible);
  const beside = useEditor(isPreviewBesideVisible);
  const readOnly = useEditor((state) => state.readOnly);
  const { menu, close, handlers } = useContextMenu();
  return (
    <DragArea className={classes.body} {...handlers}>
      {left ? (
        <aside className={classes.left} aria-label={editorPanelMessages.palette.title} data-lz-landmark>
          <LeftPanel />
        </aside>
      ) : null}
      <div className={classes.work}>
        <div className={classes.middle}>
          <Workspace />
          <NoticeToast />
        </div>
        {beside ? <PreviewPane /> : null}
      </div>
      {right ? (
        <aside
          className={classes.right}
          aria-label={editorBarMessages.panes.properties}
          data-lz-no-drag
          data-lz-landmark
          // Nothing in it takes the focus then, so that the keyboard could not scroll it.
          tabIndex={readOnly ? 0 : undefined}
        >
          <RightPanel />
        </aside>
      ) : null}
      {menu === null ? null : <ContextMenu menu={menu} close={close} />}
    </DragArea>
  );
}

function Announcer() {
  const texts = useEditor((state) => state.announcement);
  return (
    <VisuallyHidden role="status" aria-live="assertive" data-lz-announcer>
      {texts}
    </VisuallyHidden>
  );
}
