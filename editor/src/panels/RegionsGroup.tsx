import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import {
  hasZones,
  type PageRegions,
  REGIONS,
  type Region,
  regionsOfPage,
  withZones,
  ZONES,
  zoneTexts,
} from '@lienzo/schema/report/page-regions';
import { pageNumberFooter } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { Button, Group, Switch, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { changePage, changeRegions } from '../actions/changing.ts';
import { closeText, openRegion } from '../store/slices/text-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { PanelGroup } from './PanelGroup.tsx';

const { report: texts, steps } = editorPanelMessages;
const ZONE_FIELDS = { header: 'header_zonas', footer: 'footer_zonas' } as const;

/** Header and footer of all pages, and of the first one if it differs. */
export function RegionsGroup() {
  const hasFirst = useEditor((state) => state.edit.document.page.primera_pagina !== undefined);
  return (
    <PanelGroup title={texts.regions}>
      <RegionField region="header" first={false} />
      <RegionField region="footer" first={false} />
      <Text size="xs" c="dimmed">
        {texts.regionsHelp}
      </Text>
      <FirstPage />
      {hasFirst ? REGIONS.map((region) => <RegionField key={region} region={region} first />) : null}
    </PanelGroup>
  );
}

/** Whether the first page has regions of its own, which begin as those of the others. */
function FirstPage() {
  const store = useEditorStore();
  const page = useEditor((state) => state.edit.document.page);
  const { header, footer, header_zonas, footer_zonas } = page;
  return (
    <Switch
      size="xs"
      label={texts.firstPage}
      description={texts.firstPageHelp}
      checked={page.primera_pagina !== undefined}
      onChange={(event) => {
        const own = { header, footer, header_zonas, footer_zonas };
        changePage(store, { primera_pagina: event.currentTarget.checked ? own : undefined }, steps.firstPage);
        closeText(store);
      }}
    />
  );
}

type FieldProps = { region: Region; first: boolean };

/** Whether a region is there, what opens it for typing, and whether it has three zones. */
function RegionField({ region, first }: FieldProps) {
  const store = useEditorStore();
  const regions = useEditor((state) => regionsOfPage(state.edit.document.page, first));
  const shown = zoneTexts(regions, region).length > 0;
  const divided = hasZones(regions, region);
  const set = (changed: Partial<PageRegions>, step: string): void =>
    changeRegions(store, first, changed, step);
  const toggle = (on: boolean): void => {
    const text = region === 'footer' ? pageNumberFooter() : plainRichText('');
    const step = on ? steps.addRegion : steps.removeRegion;
    set({ [region]: on ? text : null, [ZONE_FIELDS[region]]: undefined }, step[region]);
    if (on && region === 'header') openRegion(store, region, { first });
    else closeText(store);
  };
  const name = first ? texts.firstRegions[region] : editorCanvasMessages.regions[region];
  return (
    <div>
      <Group justify="space-between" wrap="nowrap">
        <Switch
          size="xs"
          label={name}
          checked={shown}
          onChange={(event) => toggle(event.currentTarget.checked)}
        />
        {shown && !divided ? (
          <WriteButton label={texts.writeRegion} open={() => openRegion(store, region, { first })} />
        ) : null}
      </Group>
      {shown ? (
        <Group justify="space-between" gap={4} mt={4}>
          <Switch
            size="xs"
            label={texts.threeZones}
            aria-label={texts.threeZonesOf(name)}
            checked={divided}
            onChange={(event) => {
              set(withZones(regions, region, event.currentTarget.checked), steps.zones);
              closeText(store);
            }}
          />
          {divided ? (
            <Group gap={0} wrap="nowrap">
              {ZONES.map((zone) => (
                <WriteButton
                  key={zone}
                  label={texts.zones[zone]}
                  name={texts.writeZone(texts.zones[zone], name)}
                  open={() => openRegion(store, region, { first, zone })}
                />
              ))}
            </Group>
          ) : null}
        </Group>
      ) : null}
    </div>
  );
}

type WriteProps = { label: string; name?: string; open: () => void };

const WriteButton = ({ label, name, open }: WriteProps) => (
  <Button
    size="compact-xs"
    variant="subtle"
    aria-label={name ?? label}
    {...(name === undefined && { leftSection: <IconPencil size={13} /> })}
    onClick={open}
  >
    {label}
  </Button>
);
