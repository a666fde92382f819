import { DEFAULT_FONT } from '@lienzo/schema/report/font-family';
import { type ReportStyle, styledItem } from '@lienzo/schema/report/report-style';
import { original } from 'immer';
import { command } from '../command.ts';

/** Gives a report the look of a style. */
export const applyStyle = command((draft, style: ReportStyle) => {
  if (style.fuente === DEFAULT_FONT) delete draft.page.fuente;
  else draft.page.fuente = style.fuente;
  for (const [uuid, item] of Object.entries(original(draft)?.items ?? {})) {
    const styled = styledItem(item, style);
    if (styled !== item) draft.items[uuid] = styled;
  }
});
