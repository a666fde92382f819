/** The report while it is edited: normalised, so that a change creates new objects only where it changes something. */
import type { BlockReference } from '@lienzo/schema/report/block-reference';
import type { ReportItem } from '@lienzo/schema/report/item';
import type { ReportDocument, SectionLayout } from '@lienzo/schema/report/report';

/** A row of items; its id exists only in the editor. */
export type EditorSection = {
  id: string;
  separation: boolean;
  items: string[];
  mostrar_si?: string | undefined;
  bloque?: BlockReference | undefined;
} & SectionLayout;

/** `order` holds section ids from top to bottom, a section holds item uuids from left to right. */
export type EditorDocument = Omit<ReportDocument, 'layouts'> & {
  order: string[];
  sections: Record<string, EditorSection>;
  items: Record<string, ReportItem>;
};
