import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { BarButton } from '../controls/BarButton.tsx';
import { zoomBy, zoomTo, zoomToFit } from '../store/slices/view-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './bars.module.css';

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Zoom levels of the page, and "Ajustar" (fit to width). */
export function ZoomMenu() {
  const store = useEditorStore();
  const zoom = useEditor((state) => state.zoom);
  const scale = useEditor((state) => state.scale);
  return (
    <div className={`${classes.group} ${classes.zoomGroup}`}>
      <BarButton
        label={editorBarMessages.zoom.farther}
        icon={IconZoomOut}
        onClick={() => zoomBy(store, -1)}
      />
      <Menu position="top-end" width={140}>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            className={classes.zoom}
            aria-label={editorBarMessages.zoom.now(Math.round(scale * 100))}
            rightSection={<IconChevronDown size={12} />}
          >
            {Math.round(scale * 100)} %
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item fw={zoom === 'fit' ? 600 : 400} onClick={() => zoomToFit(store)}>
            {editorBarMessages.zoom.fit}
          </Menu.Item>
          <Menu.Divider />
          {ZOOMS.map((one) => (
            <Menu.Item key={one} fw={zoom === one ? 600 : 400} onClick={() => zoomTo(store, one)}>
              {one * 100} %
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <BarButton label={editorBarMessages.zoom.nearer} icon={IconZoomIn} onClick={() => zoomBy(store, 1)} />
    </div>
  );
}
