import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorPreviewMessages } from '@lienzo/schema/messages/editor-preview-messages';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button, Divider, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import {
  IconColumns2,
  IconDeviceFloppy,
  IconEye,
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconPencilCog,
  IconPrinter,
  IconRectangle,
  IconRectangleVertical,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { setSetting } from '../actions/changing.ts';
import { showView, togglePane, togglePreview } from '../actions/panes.ts';
import { save, showExactView } from '../actions/saving.ts';
import { BarButton } from '../controls/BarButton.tsx';
import type { ReportEditorSlotState } from '../host/report-editor-host.ts';
import type { View } from '../store/slices/view-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import {
  hasRoomBeside,
  isLeftPaneVisible,
  isPreviewBesideVisible,
  isRightPaneVisible,
} from '../store/visible-panes.ts';
import classes from './bars.module.css';
import { HistoryButtons } from './HistoryButtons.tsx';
import { NameField } from './NameField.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { useSlotState } from './use-slot-state.ts';

type Props = {
  start: ReactNode;
  actions: ((state: ReportEditorSlotState) => ReactNode) | undefined;
};

/** The top bar: name, history, orientation, views, save status, and the host's slots. */
export function TopBar({ start, actions }: Props) {
  const readOnly = useEditor((state) => state.readOnly);
  const isDesignView = useEditor((state) => state.view === 'design');
  return (
    <header className={classes.frame} data-lz-bar data-lz-landmark>
      <div className={classes.top}>
        <div className={classes.title}>
          {start}
          <NameField />
        </div>
        <div className={classes.tools} role="toolbar" aria-label={editorBarMessages.toolbar}>
          {readOnly ? (
            <span className={classes.badge}>{editorBarMessages.readOnly}</span>
          ) : (
            <HistoryButtons />
          )}
          <Divider orientation="vertical" className={classes.wide} />
          <OrientationSwitch />
          <ViewSwitch />
          {isDesignView ? <PaneButtons /> : null}
        </div>
        <div className={classes.saving}>
          <SaveStatus />
          <HostActions actions={actions} />
          <SaveButton />
        </div>
      </div>
    </header>
  );
}

function OrientationSwitch() {
  const store = useEditorStore();
  const orientation = useEditor((state) => state.edit.document.orientation);
  const readOnly = useEditor((state) => state.readOnly);
  return (
    <SegmentedControl
      size="xs"
      aria-label={editorPanelMessages.report.orientation}
      disabled={readOnly}
      value={orientation}
      data={[
        {
          value: 'vertical',
          label: (
            <SwitchIcon
              label={reportMessages.vertical}
              icon={<IconRectangleVertical size={16} stroke={1.6} />}
            />
          ),
        },
        {
          value: 'horizontal',
          label: (
            <SwitchIcon label={reportMessages.horizontal} icon={<IconRectangle size={16} stroke={1.6} />} />
          ),
        },
      ]}
      onChange={(value) =>
        setSetting(store, 'orientation', value === 'horizontal' ? 'horizontal' : 'vertical')
      }
    />
  );
}

function SwitchIcon({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <Tooltip label={label} openDelay={400}>
      <span className={classes.switchIcon}>
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}

const isView = (value: string): value is View =>
  value === 'design' || value === 'preview' || value === 'exact';

function ViewSwitch() {
  const store = useEditorStore();
  const view = useEditor((state) => state.view);
  const hasPdf = useEditor((state) => state.host.renderPdf !== undefined);
  const viewLabel = (icon: ReactNode, text: string) => (
    <span className={classes.view} title={hasPdf ? text : undefined}>
      {icon}
      <span>{text}</span>
    </span>
  );
  return (
    <SegmentedControl
      size="xs"
      className={classes.views}
      data-many={hasPdf || undefined}
      aria-label={editorBarMessages.views.label}
      value={view}
      data={[
        {
          value: 'design',
          label: viewLabel(<IconPencilCog size={15} stroke={1.6} />, editorBarMessages.views.design),
        },
        {
          value: 'preview',
          label: viewLabel(<IconEye size={15} stroke={1.6} />, editorPreviewMessages.title),
        },
        ...(hasPdf
          ? [
              {
                value: 'exact',
                label: viewLabel(<IconPrinter size={15} stroke={1.6} />, editorBarMessages.views.exact),
              },
            ]
          : []),
      ]}
      onChange={(value) => {
        if (value === 'exact') showExactView(store);
        else if (isView(value)) showView(store, value);
      }}
    />
  );
}

function PaneButtons() {
  const store = useEditorStore();
  const left = useEditor(isLeftPaneVisible);
  const right = useEditor(isRightPaneVisible);
  const canShowBeside = useEditor(hasRoomBeside);
  const beside = useEditor(isPreviewBesideVisible);
  return (
    <div className={classes.group}>
      <BarButton
        label={left ? editorBarMessages.panes.hideItems : editorBarMessages.panes.showItems}
        icon={IconLayoutSidebar}
        pressed={left}
        onClick={() => togglePane(store, 'left')}
      />
      {canShowBeside ? (
        <BarButton
          label={beside ? editorBarMessages.panes.closePreview : editorBarMessages.panes.previewBeside}
          icon={IconColumns2}
          pressed={beside}
          data-lz-preview-toggle
          onClick={() => togglePreview(store)}
        />
      ) : null}
      <BarButton
        label={right ? editorBarMessages.panes.hideProperties : editorBarMessages.panes.showProperties}
        icon={IconLayoutSidebarRight}
        pressed={right}
        onClick={() => togglePane(store, 'right')}
      />
    </div>
  );
}

function HostActions({ actions }: { actions: Props['actions'] }) {
  const state = useSlotState();
  return actions === undefined ? null : <div className={classes.group}>{actions(state)}</div>;
}

function SaveButton() {
  const store = useEditorStore();
  const canSave = useEditor((state) => state.host.save !== undefined && !state.readOnly);
  const saving = useEditor((state) => state.save.status === 'saving');
  if (!canSave) return null;
  return (
    <Button
      size="xs"
      loading={saving}
      leftSection={<IconDeviceFloppy size={16} stroke={1.6} />}
      onClick={() => void save(store)}
    >
      <span className={classes.longWord}>{editorBarMessages.saving.save}</span>
      <span className={classes.shortWord}>{editorBarMessages.saving.saveShort}</span>
    </Button>
  );
}
