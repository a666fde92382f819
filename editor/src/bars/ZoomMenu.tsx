import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { BarButton } from '../canvas/BarButton.tsx';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './bars.module.css';

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Zoom of the page, and "Ajustar" to the width there is. */
export function ZoomMenu() {
  const store = useEditorStore();
  const zoom = useEditor((state) => state.zoom);
  const scale = useEditor((state) => state.scale);
  const step = (factor: number): void =>
    store.setState({ zoom: Math.min(2, Math.max(0.25, Math.round(scale * factor * 20) / 20)) });
  return (
    <div className={`${classes.group} ${classes.wide}`}>
      <BarButton label="Alejar" icon={IconZoomOut} onClick={() => step(1 / 1.2)} />
      <Menu position="bottom" width={140}>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.zoom}
            aria-label={`Zoom: ${Math.round(scale * 100)} %`}
            rightSection={<IconChevronDown size={12} />}
          >
            {Math.round(scale * 100)} %
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item fw={zoom === 'fit' ? 600 : 400} onClick={() => store.setState({ zoom: 'fit' })}>
            Ajustar
          </Menu.Item>
          <Menu.Divider />
          {ZOOMS.map((one) => (
            <Menu.Item key={one} fw={zoom === one ? 600 : 400} onClick={() => store.setState({ zoom: one })}>
              {one * 100} %
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <BarButton label="Acercar" icon={IconZoomIn} onClick={() => step(1.2)} />
    </div>
  );
}
