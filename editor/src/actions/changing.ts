/** Setting fields of items and of the report. */

import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import type { ItemKind } from '@lienzo/schema/report/item';
import type { PageRegions } from '@lienzo/schema/report/page-regions';
import type { SectionLayout } from '@lienzo/schema/report/report';
import type { RichText } from '@lienzo/schema/report/rich-text';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import { textFor } from '../kinds/kind-text.ts';
import { chain } from '../model/chain.ts';
import { setCondition } from '../model/commands/set-condition.ts';
import { type PageChange, setPage } from '../model/commands/set-page.ts';
import { type ReportSettings, setReport } from '../model/commands/set-report.ts';
import { setSectionCondition } from '../model/commands/set-section-condition.ts';
import { setSectionLayout } from '../model/commands/set-section-layout.ts';
import { type StyleChange, setStyles } from '../model/commands/set-styles.ts';
import { type UpdateItem, updateItem } from '../model/commands/update-item.ts';
import { writeText } from '../model/commands/write-text.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { perform } from './perform.ts';

/** Sets fields of an item; consecutive changes with the same `mergeKey` are one history entry. */
export function change(store: EditorStore, update: UpdateItem, what: string, mergeKey?: string): void {
  perform(store, (document) => updateItem(document, update), {
    label: editorCommandMessages.steps.changeItem(what, itemKindMessages[update.nombre].name),
    ...(mergeKey === undefined ? {} : { mergeKey: `${mergeKey}:${update.uuid}` }),
  });
}

/** Stores the text typed into an item; consecutive changes with the same `burst` are one history entry. */
export function typeText(
  store: EditorStore,
  { uuid, nombre, part = '' }: { uuid: string; nombre: ItemKind; part?: string },
  valor: RichText,
  burst: string,
): void {
  perform(store, (document) => writeText(document, { uuid, part, valor }), {
    label: editorCommandMessages.steps.write(itemKindMessages[nombre].name),
    mergeKey: `texto:${uuid}:${part}:${burst}`,
  });
}

export function setSetting<Key extends Exclude<keyof ReportSettings, 'parametros'>>(
  store: EditorStore,
  key: Key,
  value: NonNullable<ReportSettings[Key]>,
): void {
  const options = {
    label: editorCommandMessages.steps.settings[key],
    ...(key === 'nombre' ? { mergeKey: 'nombre' } : {}),
  };
  perform(store, (document) => setReport(document, { [key]: value }), options);
}

export function changePage(store: EditorStore, page: PageChange, label: string, mergeKey?: string): void {
  perform(store, (document) => setPage(document, page), {
    label,
    ...(mergeKey === undefined ? {} : { mergeKey }),
  });
}

/** Sets header or footer of all pages, or of the first one, which has its own. */
export function changeRegions(
  store: EditorStore,
  first: boolean,
  regions: Partial<PageRegions>,
  label: string,
  mergeKey?: string,
): void {
  const { primera_pagina: own } = store.getState().edit.document.page;
  const page = first && own !== undefined ? { primera_pagina: { ...own, ...regions } } : regions;
  changePage(store, page, label, mergeKey);
}

/** Sets a custom paper by the width and height of its page, in points: one that is wider than high lies. */
export function changePageSize(
  store: EditorStore,
  { width, height }: { width: number; height: number },
  mergeKey: string,
): void {
  const papel = { lado_corto: Math.min(width, height), lado_largo: Math.max(width, height) };
  perform(
    store,
    (document) =>
      chain(
        document,
        (before) => setPage(before, { papel }),
        (before) => setReport(before, { orientation: width > height ? 'horizontal' : 'vertical' }),
      ),
    { label: editorPanelMessages.steps.paper, mergeKey },
  );
}

/** Sets the style of items as one history entry; consecutive changes with the same `mergeKey` are one. */
export function changeStyles(
  store: EditorStore,
  uuids: string[],
  style: StyleChange,
  mergeKey?: string,
): void {
  const { items } = store.getState().edit.document;
  perform(store, (document) => setStyles(document, { uuids, style }), {
    label: editorCommandMessages.steps.changeStyles(textFor(uuids.flatMap((uuid) => items[uuid] ?? []))),
    ...(mergeKey === undefined ? {} : { mergeKey: `${mergeKey}:${uuids.join(',')}` }),
  });
}

/** Sets how a section stands on its page. */
export function changeSectionLayout(store: EditorStore, id: string, layout: SectionLayout): void {
  perform(store, (document) => setSectionLayout(document, { id, layout }), {
    label: editorPanelMessages.steps.sectionLayout,
    mergeKey: `${Object.keys(layout).join()}:${id}`,
  });
}

/** The same of a section. */
export function changeSectionCondition(store: EditorStore, id: string, formula: string | undefined): void {
  perform(store, (document) => setSectionCondition(document, { id, formula }), {
    label: editorCommandMessages.steps.condition,
    ...(formula === undefined || formula === '' ? {} : { mergeKey: `mostrar_si:${id}` }),
  });
}

/** Shows items only where a formula is met; undefined: always. What is typed in one go is one history entry. */
export function changeCondition(
  store: EditorStore,
  uuids: readonly string[],
  formula: string | undefined,
): void {
  perform(store, (document) => setCondition(document, { uuids, formula }), {
    label: editorCommandMessages.steps.condition,
    ...(formula === undefined || formula === '' ? {} : { mergeKey: `mostrar_si:${uuids.join(',')}` }),
  });
}
